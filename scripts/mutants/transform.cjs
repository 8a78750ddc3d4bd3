const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

/** Compiles as Jest does, but files with faults in them from where those were written. */
module.exports = {
  createTransformer(options) {
    const plain = swc.createTransformer(options);
    const faulty = JSON.parse(readFileSync(process.env.BALCAO_MUTANTS, 'utf8'));
    const sourceOf = (source, path) =>
      path in faulty ? readFileSync(faulty[path], 'utf8') : source;
    return {
      ...plain,
      process: (source, path, settings) => plain.process(sourceOf(source, path), path, settings),
      processAsync: (source, path, settings) =>
        plain.processAsync(sourceOf(source, path), path, settings),
      getCacheKey: (source, path, settings) =>
        createHash('sha1')
          .update(plain.getCacheKey(sourceOf(source, path), path, settings))
          .update('with faults')
          .digest('hex'),
    };
  },
};
