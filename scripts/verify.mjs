// Checks an inspection pack: `npm run verify -- pack.zip` or the folder it was unpacked into.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
]).then(([{ Failure, orExplain }, { inRoot }, { runScript }]) =>
  orExplain(async () => {
    const compiler = inRoot('node_modules/typescript7/bin/tsc');
    const built = await runScript(compiler, ['-b', inRoot('libs/verifier')]);
    if (built.code !== 0) throw new Failure('The verifier could not be compiled: see above.');
    const from = { cwd: process.env.INIT_CWD ?? process.cwd() };
    const main = inRoot('libs/verifier/dist/main.js');
    process.exitCode = (await runScript(main, process.argv.slice(2), from)).code;
  }),
);
