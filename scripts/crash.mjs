// Kills the server and cuts its power: `npm run crash -- --kills 1000`, `--power 200`, `--seed 42`.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([
  import('./bootstrap/build.mjs'),
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
  import('./testing/temporary-folder.mjs'),
]).then(([{ buildServer }, { Failure, orExplain }, { inRoot }, { runScript }, temporary]) =>
  orExplain(async () => {
    temporary.keepFilesInMemory();
    await buildServer();
    const compiler = inRoot('node_modules/typescript7/bin/tsc');
    const built = await runScript(compiler, ['-b', inRoot('test/crash')]);
    if (built.code !== 0) throw new Failure('The crash test could not be compiled: see above.');
    const main = inRoot('test/crash/dist/crash/main.js');
    process.exitCode = (await runScript(main, process.argv.slice(2))).code;
  }),
);
