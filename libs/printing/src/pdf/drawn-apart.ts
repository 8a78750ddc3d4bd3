import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Megabytes of one thread; the labels of one file, or a part of a list, take about half. */
const memoryMb = 512;

/**
 * Files that take seconds to lay out, each in a thread of its own that runs `entry`, one after
 * another; from sources, where there is no compiled thread, `here` draws them in this one.
 */
export class DrawnApart<Work> {
  readonly #isBuilt: boolean;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly entry: URL,
    private readonly here: (work: Work, signal?: AbortSignal) => Promise<Uint8Array>,
  ) {
    this.#isBuilt = existsSync(fileURLToPath(entry));
  }

  /**
   * The file, once those before it are drawn; what nobody waits for any more is left. What is moved
   * passes into the thread without being copied, and is not there any more behind it.
   */
  draw(work: Work, signal?: AbortSignal, moved: readonly ArrayBuffer[] = []): Promise<Uint8Array> {
    const drawn = this.#queue.then(() => {
      signal?.throwIfAborted();
      return this.#isBuilt ? this.#apart(work, moved, signal) : this.here(work, signal);
    });
    this.#queue = drawn.catch(() => undefined);
    return drawn;
  }

  #apart(
    workerData: Work,
    moved: readonly ArrayBuffer[],
    signal?: AbortSignal,
  ): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.entry, {
        workerData,
        transferList: [...moved],
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      });
      const stop = (): void => {
        void worker.terminate();
      };
      signal?.addEventListener('abort', stop, { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        signal?.removeEventListener('abort', stop);
        if (signal?.aborted === true) reject(asError(signal.reason));
        reject(new Error('the thread that lays a file out has ended'));
      });
    });
  }
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('the file is not wanted any more');
