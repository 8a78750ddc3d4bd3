// Measures the product on this machine: `npm run bench -- --only lists --documents 20000`.
// A data set is kept in .cache/bench and used again while the code that made it is the same.
// `--stack servers` on a stand-in of EventStoreDB, MongoDB and Redis; `--stack all` for both.
// `--append-ms 1` lets the stand-in answer an append as late as a server with a disk does.
// `--only past --documents 20000 --events 1000000` for how earlier moments open.
// `--only companies --companies 2000` for what many companies in one process take.
// BENCH_PROFILE=<folder> writes a processor profile of the server there.
import { requireNode } from './bootstrap/node-version.mjs';

requireNode();
Promise.all([
  import('./bootstrap/build.mjs'),
  import('./bootstrap/failure.mjs'),
  import('./bootstrap/paths.mjs'),
  import('./bootstrap/run.mjs'),
]).then(([{ buildStale }, { Failure, orExplain }, { inRoot }, { runScript }]) =>
  orExplain(async () => {
    await buildStale();
    const compiler = inRoot('node_modules/typescript7/bin/tsc');
    const built = await runScript(compiler, ['-b', inRoot('test/bench')]);
    if (built.code !== 0) throw new Failure('The benches could not be compiled: see above.');
    const main = inRoot('test/bench/dist/bench/main.js');
    process.exitCode = (await runScript(main, process.argv.slice(2))).code;
  }),
);
