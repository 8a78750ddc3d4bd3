import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const readyLine = /Balcão is ready at http:\/\/[^:]+:(\d+)/;
const startWithinMs = 120_000;

/** The environment that a process gets in addition to ours. */
type Environment = Readonly<Record<string, string>>;

/** Starts a script of the built product on a data folder. */
export function runBuilt(
  script: string,
  folder: string,
  { environment, args = [] }: { environment?: Environment; args?: readonly string[] } = {},
): BuiltProcess {
  const own = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const path = join(process.cwd(), 'apps', 'api', 'dist', script);
  return new BuiltProcess(
    spawn(process.execPath, [path, ...args], {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** Starts the built server, and waits until it is ready. */
export async function startBuilt(
  folder: string,
  environment: Environment = {},
): Promise<BuiltProcess> {
  const server = runBuilt('main.js', folder, { environment });
  await server.ready();
  return server;
}

/** A process of the built product. */
export class BuiltProcess {
  /** Where it listens, once it is ready. */
  address = '';
  /** What it has written, on both outputs. */
  said = '';

  constructor(private readonly process: ChildProcess) {
    for (const output of [process.stdout, process.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    }
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Where it listens; throws with what it said when it ends before, or never gets ready. */
  async ready(): Promise<string> {
    const timer = setTimeout(() => this.process.kill('SIGKILL'), startWithinMs);
    try {
      for (;;) {
        const port = readyLine.exec(this.said)?.[1];
        if (port !== undefined) return (this.address = `http://127.0.0.1:${port}`);
        if (!this.isRunning) throw new Error(this.#whyNotReady());
        const waiting = new AbortController();
        const { signal } = waiting;
        const output = this.process.stdout && once(this.process.stdout, 'data', { signal });
        await Promise.race([output, once(this.process, 'close', { signal })]);
        waiting.abort();
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #whyNotReady(): string {
    const { exitCode, signalCode } = this.process;
    return `the server ended with ${String(exitCode ?? signalCode)}:\n${this.said}`;
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.isRunning) await once(this.process, 'close');
    return this.process.exitCode;
  }

  /** Ends it by a signal; answers its exit code, which is null for one that was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!this.isRunning) return this.process.exitCode;
    const exit = once(this.process, 'exit') as Promise<[number | null]>;
    this.process.kill(signal);
    const [code] = await exit;
    return code;
  }
}
