import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve('apps/api/dist/main.js');
const STOP_WITHIN_MS = 30_000;

/** What the product writes once it takes requests, with the port that it was given. */
const ready = /^Balcão is ready at http:\/\/localhost:(\d+)$/m;

/** A running product with a data folder of its own. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  /** What it has logged so far. */
  log(): string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
  /** Stops it, has something done to its data, and starts it on them once more, on another port. */
  startedAgain(work: () => void): Promise<Server>;
}

/** Starts the built product on a free port with an empty data folder; resolves once it is ready. */
export function startServer(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  return startOn(mkdtempSync(join(tmpdir(), 'balcao-browser-')), settings);
}

async function startOn(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  const over = new Promise<void>((ended) => {
    child.once('close', () => {
      ended();
    });
  });
  const end = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await over;
    clearTimeout(force);
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const startedAgain = async (work: () => void) => {
    await end();
    work();
    return startOn(dataDir, settings);
  };
  const listening = new Promise<string>((found) => {
    const collect = (chunk: string) => {
      logged += chunk;
      const [, port] = ready.exec(chunk) ?? [];
      if (port !== undefined) found(port);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
  });
  const port = await Promise.race([listening, over]);
  if (port === undefined) {
    await stop();
    throw new Error(`The product did not start.\n${logged}`);
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, log: () => logged, stop, startedAgain };
}
