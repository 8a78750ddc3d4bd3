import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unbuilt } from '../../built.js';

const mainOf = (app: string): string =>
  fileURLToPath(new URL(`../../../apps/${app}/dist/main.js`, import.meta.url));

/** Ends the process when we are gone, however we went. */
const followParent = new URL('../../../scripts/bootstrap/follow-parent.mjs', import.meta.url).href;

/** Whether both apps have been built; tests of them are left out, with a line, where not. */
export const areBuilt = unbuilt() === undefined;

export type Environment = Readonly<Record<string, string>>;

/** A built app in a process of its own. */
export class Node {
  /** What it has said, on both outputs. */
  said = '';

  private constructor(readonly process: ChildProcess) {
    for (const output of [process.stdout, process.stderr]) {
      output?.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
      });
    }
  }

  /** Answers once it has said so; throws with what it said when it ends before. */
  static async start(app: string, ready: RegExp, environment: Environment): Promise<Node> {
    const child = spawn(process.execPath, [`--import=${followParent}`, mainOf(app)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const node = new Node(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', () => {
        if (ready.test(node.said)) resolve();
      });
      child.once('exit', (code) => {
        reject(new Error(`the ${app} ended with ${String(code)}: ${node.said}`));
      });
    });
    return node;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Stops it where it stands, for `thaw` to let it go on. */
  freeze(): void {
    this.process.kill('SIGSTOP');
  }

  thaw(): void {
    this.process.kill('SIGCONT');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const exit = once(this.process, 'exit');
    this.process.kill(signal);
    await exit;
  }
}

const readyLine = /Balcão is ready at http:\/\/[^:]+:(\d+)/;

/** An API node; where it listens. */
export async function startApi(environment: Environment) {
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const node = await Node.start('api', readyLine, { ...settings, ...environment });
  return { node, address: `http://127.0.0.1:${readyLine.exec(node.said)?.[1] ?? ''}` };
}

export function startProjector(environment: Environment): Promise<Node> {
  return Node.start('projector', /The projector is ready/, environment);
}
