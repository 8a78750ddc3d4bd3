import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unbuilt } from '../../built.js';

const main = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));

/** Why tests of the built server are left out, if they are. */
export const missing = unbuilt();

/** The built server in a process of its own. */
export class BuiltServer {
  private constructor(
    readonly process: ChildProcess,
    readonly address: string,
    /** What it has written so far. */
    readonly output: () => string,
  ) {}

  static async start(
    dataDir: string,
    changed: Readonly<Record<string, string>> = {},
  ): Promise<BuiltServer> {
    const own = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...changed };
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.stderr.pipe(process.stderr);
    const port = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const ready = /Balcão is ready at http:\/\/[^:]+:(\d+)/.exec(text);
        if (ready?.[1] !== undefined) resolve(ready[1]);
      });
      child.once('exit', (code) => {
        reject(new Error(`the server ended with ${String(code)}`));
      });
    });
    return new BuiltServer(child, `http://127.0.0.1:${port}`, () => output);
  }

  /** Ends the process by a signal; answers its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) {
      return this.process.exitCode;
    }
    const exit = once(this.process, 'exit');
    this.process.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }
}
