// Says what is wrong with a SAF-T file: `npm run saft:check -- march.xml --lang pt --key 1=public.pem`.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
]).then(([{ Failure, orExplain }, { inRoot }, { runScript }]) =>
  orExplain(async () => {
    const compiler = inRoot('node_modules/typescript7/bin/tsc');
    const built = await runScript(compiler, ['-b', inRoot('libs/fiscal')]);
    if (built.code !== 0) throw new Failure('The checker could not be compiled: see above.');
    const main = inRoot('libs/fiscal/dist/main.js');
    const from = { cwd: process.env.INIT_CWD ?? process.cwd() };
    process.exitCode = (await runScript(main, process.argv.slice(2), from)).code;
  }),
);
