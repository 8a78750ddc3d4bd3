import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildServer } from '../bootstrap/build.mjs';
import { orExplain } from '../bootstrap/failure.mjs';
import { installPackages } from '../bootstrap/install.mjs';
import { useNewestNode } from '../bootstrap/newest-node.mjs';
import { inRoot, root } from '../bootstrap/paths.mjs';
import { checkDataDir, checkPort, readSettings } from '../bootstrap/settings.mjs';
import { withDependencies } from '../bootstrap/workspaces.mjs';

/**
 * The screens at one address, which passes on what is asked of the server behind them. Three
 * programs watch the sources: the compiler of the libraries, Nest, and Vite. Ends when one of them
 * does, with its exit code.
 */
export const dev = () =>
  orExplain(async () => {
    const settings = readSettings();
    checkDataDir(settings.dataDir);
    await checkPort(settings);
    await installPackages();
    useNewestNode();
    await buildServer();
    const serverPort = await freePort();
    const libraries = withDependencies(['apps/api']).filter((path) => path.startsWith('libs/'));
    process.exitCode = await untilOneEnds([
      start('node_modules/typescript7/bin/tsc', [
        '-b',
        '--watch',
        '--preserveWatchOutput',
        ...libraries,
      ]),
      start('node_modules/@nestjs/cli/bin/nest.js', nestOptions(libraries), {
        env: { HOST: '127.0.0.1', PORT: String(serverPort), DATA_DIR: settings.dataDir },
      }),
      start('node_modules/vite/bin/vite.js', viteOptions(settings), {
        cwd: inRoot('apps/admin'),
        env: { API_URL: `http://127.0.0.1:${serverPort}` },
      }),
    ]);
  });

/** Nest compiles and restarts the server; Node restarts it where a library was compiled. */
function nestOptions(libraries) {
  const watched = libraries.map((library) => `--watch-path=${join(library, 'dist')}`);
  const node = ['node', '--enable-source-maps', '--import=./scripts/development/unwatched.mjs'];
  return [
    ...['start', 'api', '--watch', '--preserveWatchOutput'],
    ...['--path', 'apps/api/tsconfig.dev.json'],
    ...['--exec', [...node, ...watched].join(' ')],
  ];
}

const viteOptions = ({ host, port }) => ['--host', host, '--port', String(port), '--strictPort'];

function start(script, args, { cwd = root, env = {} } = {}) {
  return spawn(process.execPath, [inRoot(script), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** A terminal's Ctrl-C reaches all of them; other ends are passed on. */
function untilOneEnds(programs) {
  const end = (signal) => {
    for (const program of programs) program.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
  return new Promise((resolve) => {
    for (const program of programs) {
      program.on('exit', (code) => {
        end('SIGTERM');
        resolve(code ?? 0);
      });
    }
  });
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
