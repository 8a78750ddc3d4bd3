// Writes the reference of the API from its sources: `npm run docs`.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([
  import('./bootstrap/build.mjs'),
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
]).then(([{ buildServer }, { Failure, orExplain }, { inRoot }, { runScript }]) =>
  orExplain(async () => {
    await buildServer();
    const compiler = inRoot('node_modules/typescript7/bin/tsc');
    const built = await runScript(compiler, ['-b', inRoot('test/reference')]);
    if (built.code !== 0)
      throw new Failure('The writer of the reference could not be compiled: see above.');
    const main = inRoot('test/reference/dist/reference/main.js');
    process.exitCode = (await runScript(main, process.argv.slice(2))).code;
  }),
);
