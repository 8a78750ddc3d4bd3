import { Worker } from 'node:worker_threads';
import type { EventStore } from '@balcao/event-store';
import { BooksDamaged, type JournalDamages } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { FoldPast, PastDamage, PastOutcome } from '../past-rows/past-order.js';

/** How long a thread waits for the next moment: to load its code takes longer than most moments. */
const idleMs = 60_000;

/**
 * Folds in a thread of its own, and requests do not wait for it. The thread stays for a while, as
 * who looks at one moment looks at others; it is ended where nobody wants the rows any more.
 */
export function foldInThread(entry = new URL('./past.worker.js', import.meta.url)): FoldPast {
  let idle: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  function take(): Worker {
    clearTimeout(ending);
    const worker = idle ?? new Worker(entry);
    idle = undefined;
    worker.removeAllListeners('exit').removeAllListeners('error').ref();
    return worker;
  }

  function putBack(worker: Worker): void {
    // A server that stops does not wait for it.
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (idle === worker) idle = undefined;
    });
    void idle?.terminate();
    idle = worker;
    ending = setTimeout(() => void worker.terminate(), idleMs).unref();
  }

  return (order, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const worker = take();
      const stop = (): void => {
        void worker.terminate();
      };
      const leave = (): void => {
        signal.removeEventListener('abort', stop);
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      };
      signal.addEventListener('abort', stop);
      worker.on('message', (said: number | PastOutcome | PastDamage) => {
        if (typeof said === 'number') {
          onProgress(said);
          return;
        }
        leave();
        putBack(worker);
        if (typeof said === 'string') resolve(said);
        else reject(new BooksDamaged(said.companyId, said.damage));
      });
      worker.on('error', (error) => {
        leave();
        reject(error);
      });
      worker.on('exit', (code) => {
        leave();
        const ended = new Error(`the thread that folds the past ended with ${code}`);
        reject(signal.aborted ? (signal.reason as Error) : ended);
      });
      worker.postMessage(order);
    });
}

/** Folds in this thread: for tests, and where no thread can be had. */
export const foldHere =
  (store: EventStore): FoldPast =>
  (order, waiting) =>
    foldOrder(store, order, waiting);

/** Folds, and writes down the damage that it meets. */
export const notingDamage =
  (damages: JournalDamages, fold: FoldPast): FoldPast =>
  async (order, waiting) => {
    try {
      return await fold(order, waiting);
    } catch (error) {
      if (error instanceof BooksDamaged) await damages.found(error.companyId, error.damage);
      throw error;
    }
  };
