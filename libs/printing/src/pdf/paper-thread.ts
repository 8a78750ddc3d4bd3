import { Worker } from 'node:worker_threads';
import type { Paper } from '../paper/index.js';

/** A paper on its way to the thread. */
export interface PaperToDraw {
  readonly id: number;
  readonly paper: Paper;
}

/** What the thread answers: the file, or why there is none. */
export type DrawnPaper =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Megabytes; a document of a thousand lines takes about half. */
const memoryMb = 512;

/**
 * A thread that draws papers, one after the other: requests do not wait for them. It begins with
 * the first paper and rests a while after the last, as what it draws with is large and slow to
 * load; one that died is begun again with the next paper.
 */
export class PaperThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;
  #ids = 0;

  constructor(
    private readonly entry: URL,
    private readonly restMs: number,
  ) {}

  /** The paper as a PDF file. */
  draw(paper: Paper): Promise<Uint8Array> {
    const id = (this.#ids += 1);
    const worker = (this.#worker ??= this.#begin());
    clearTimeout(this.#rest);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, paper } satisfies PaperToDraw);
    });
  }

  #begin(): Worker {
    const worker = new Worker(this.entry, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    let problem = new Error('the thread that draws papers has ended');
    worker.on('message', (drawn: DrawnPaper) => {
      this.#take(worker, drawn);
    });
    worker.on('error', (error) => {
      problem = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(problem);
      this.#waiting.clear();
    });
    return worker;
  }

  #take(worker: Worker, drawn: DrawnPaper): void {
    const waiting = this.#waiting.get(drawn.id);
    this.#waiting.delete(drawn.id);
    if ('bytes' in drawn) waiting?.resolve(drawn.bytes);
    else waiting?.reject(new Error(drawn.problem));
    if (this.#waiting.size > 0) return;
    // A process that is about to end does not wait for a thread that rests.
    worker.unref();
    this.#rest = setTimeout(() => {
      this.#worker = undefined;
      void worker.terminate();
    }, this.restMs).unref();
  }
}
