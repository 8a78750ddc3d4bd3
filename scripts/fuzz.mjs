// Sends random requests to every route: `npm run fuzz -- --seconds 300`, `--seed 42` to repeat one.
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
    const built = await runScript(compiler, ['-b', inRoot('test/fuzz')]);
    if (built.code !== 0) throw new Failure('The fuzz could not be compiled: see above.');
    const main = inRoot('test/fuzz/dist/fuzz/main.js');
    process.exitCode = (await runScript(main, process.argv.slice(2))).code;
  }),
);
