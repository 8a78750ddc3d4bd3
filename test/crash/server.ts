import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const readyLine = /Balcão is ready at http:\/\/[^:]+:(\d+)/;
const startWithinMs = 120_000;

/** The environment that a process gets in addition to ours. */
export type Environment = Readonly<Record<string, string>>;

/** Starts a script of the built product on a data folder. */
export function runBuilt(
  script: string,
  folder: string,
  { environment, args = [] }: { environment?: Environment; args?: readonly string[] } = {},
): Built {
  const own = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const path = join(process.cwd(), 'apps', 'api', 'dist', script);
  return new Built(
    spawn(process.execPath, [path, ...args], {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** A process of the built product. */
export class Built {
  /** What it has written, on both outputs. */
  said = '';

  constructor(private readonly process: ChildProcess) {
    for (const output of [process.stdout, process.stderr]) {
      output?.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
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
        if (port !== undefined) return `http://127.0.0.1:${port}`;
        if (!this.isRunning) throw new Error(`the server did not start:\n${this.said}`);
        const waiting = new AbortController();
        const { signal } = waiting;
        const said = this.process.stdout && once(this.process.stdout, 'data', { signal });
        await Promise.race([said, once(this.process, 'close', { signal })]);
        waiting.abort();
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    if (this.isRunning) await once(this.process, 'exit');
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
