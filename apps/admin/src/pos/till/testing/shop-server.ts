import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { headers, type SetUpAnswer } from '@balcao/contracts';

const main = resolve('apps/api/dist/main.js');
/** Node's `fetch`, which reaches the server even when replaced. */
const { fetch } = globalThis;

/** Whether the server is built; otherwise its tests are skipped with a notice. */
export const isServerBuilt = process.env['BALCAO_BUILD'] === 'built';
if (process.env['BALCAO_BUILD'] === 'stale') {
  throw new Error('The build is older than the sources: npm run build');
}

/** The fate of a request: answered, lost, or the server is killed. */
export type Fate = 'answered' | 'cut' | 'answerLost' | 'serverKilled';

/** Delay before the server is killed, in milliseconds, while it handles the request. */
const AT_WORK_MS = 25;

/**
 * The built server in a separate process, and a connection to it. The connection replaces the
 * browser's `fetch`: it keeps the session cookie and follows the server to the port of its next
 * start.
 */
export class ShopServer {
  /** Sets the fate of requests, by path. */
  fateOf: (path: string) => Fate = () => 'answered';
  #process: ChildProcess | undefined;
  #address = '';
  #cookie = '';

  private constructor(private readonly folder: string) {}

  static async open(): Promise<ShopServer> {
    const server = new ShopServer(await mkdtemp(join(tmpdir(), 'balcao-till-')));
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: this.folder, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.#address = await new Promise<string>((ready, failed) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const port = /Balcão is ready at http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
        if (port !== undefined) ready(`http://127.0.0.1:${port}`);
      });
      child.once('exit', (code) => {
        failed(new Error(`the server ended with ${String(code)}`));
      });
    });
  }

  get isRunning(): boolean {
    const child = this.#process;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || !this.isRunning) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The browser's `fetch` over this connection. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const fate = this.fateOf(path);
    if (fate === 'cut') throw new TypeError('the line is cut');
    const sent = fetch(`${this.#address}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: this.#cookie },
    });
    if (fate === 'serverKilled') {
      await Promise.race([sent.catch(() => undefined), setTimeout(AT_WORK_MS)]);
      await this.kill();
    }
    const answer = await sent;
    const body = await answer.text();
    if (fate === 'answerLost') throw new TypeError('the answer is lost');
    return new Response(body === '' ? null : body, answer);
  };

  /** Sets the installation up with a company and its owner. */
  async setUp(body: object): Promise<SetUpAnswer> {
    const answer = await fetch(`${this.#address}/api/setup`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', [headers.idempotencyKey]: 'set-up' },
    });
    if (!answer.ok) throw new Error(await answer.text());
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (await answer.json()) as SetUpAnswer;
  }
}
