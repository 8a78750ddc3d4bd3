import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve('apps/api/dist/main.js');
const START_WITHIN_MS = 240_000;
const STOP_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 50;

/** A running product with a data folder of its own. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** What it has logged so far. */
  log(): string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built product on a free port and an empty data folder; answers once it is healthy. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  if (!existsSync(main)) throw new Error('The product is not built: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'balcao-browser-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  const collect = (chunk: Buffer) => {
    logged += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let isOver = false;
  const over = new Promise<void>((ended) => {
    child.once('close', () => {
      isOver = true;
      ended();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await over;
    clearTimeout(force);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(url, () => isOver);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${logged}`, { cause: error });
  }
  return { url, dataDir, log: () => logged, stop };
}

async function untilHealthy(url: string, isOver: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (!(await isHealthy(url))) {
    if (isOver()) throw new Error('It ended before it was healthy.');
    if (Date.now() > giveUpAt) throw new Error(`Not healthy after ${START_WITHIN_MS} ms.`);
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port that nothing listens on now; the system does not hand it out again at once. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) found(address.port);
      });
    });
  });
}
