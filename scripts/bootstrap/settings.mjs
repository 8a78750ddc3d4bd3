import { closeSync, existsSync, fsyncSync, mkdirSync } from 'node:fs';
import { openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

const DEFAULT_PORT = 3000;

/**
 * Where the product listens and keeps its data, from the environment. Without a HOST it can be
 * reached only from this machine: opening it to a network takes a setting.
 */
export function readSettings(env = process.env) {
  const port = env.PORT === undefined || env.PORT === '' ? DEFAULT_PORT : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  return { host: env.HOST || '127.0.0.1', port, dataDir: resolve(root, env.DATA_DIR || 'data') };
}

/** Makes the data folder if need be and writes to it once, to know before anything is started. */
export function checkDataDir(dataDir) {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${error.code}): ` +
        'make it writable, or name another one with DATA_DIR.',
    );
  }
}

/**
 * One by one: where the system itself forbids it, Node's recursive form never returns. The name is
 * on the disk then: a loss of power takes the whole folder otherwise.
 */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // What is kept there is nobody else's.
  mkdirSync(path, { mode: 0o700 });
  if (process.platform === 'win32') return;
  const parent = openSync(dirname(path), 'r');
  try {
    fsyncSync(parent);
  } finally {
    closeSync(parent);
  }
}

/** Refuses a port that something else already listens on. */
export async function checkPort({ host, port }) {
  const server = createServer();
  await new Promise((free, taken) => {
    server.once('error', (error) => taken(new Failure(explain(error.code, host, port))));
    server.listen({ host, port, exclusive: true }, () => server.close(free));
  });
}

function explain(code, host, port) {
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is already in use: stop the program that uses it, ` +
        'or name another port with PORT.'
      );
    case 'EACCES':
      return `Port ${port} may not be opened by this user: name one above 1023 with PORT.`;
    default:
      return `Nothing can listen on ${host} (${code}): name an address of this machine with HOST.`;
  }
}
