import { Worker } from 'node:worker_threads';
import type { EventStore } from '@balcao/event-store';
import { BooksDamaged, type JournalDamages } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { FoldPast, PastDamage, PastOrder, PastOutcome } from '../past-rows/past-order.js';
import { askToStop, threadStop, type ThreadStop } from '@balcao/sqlite';

/** What a thread is sent. */
export interface ThreadOrder {
  readonly order: PastOrder;
  readonly stop: ThreadStop;
}

/** How a thread ends an order, which it stops between two batches when it is asked to. */
export type ThreadOutcome = PastOutcome | PastDamage | 'stopped';

/** How long a thread waits for the next moment: to load its code takes longer than most moments. */
const idleMs = 60_000;

/**
 * Folds in a thread of its own, and requests do not wait for it. The thread stays for a while, as
 * who looks at one moment looks at others; it stops where nobody wants the rows any more.
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
    // Both have closed their databases: only such a thread may be terminated.
    void idle?.terminate();
    idle = worker;
    ending = setTimeout(() => void worker.terminate(), idleMs).unref();
  }

  return (order, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const worker = take();
      const stop = threadStop();
      const ask = (): void => {
        askToStop(stop);
      };
      const leave = (): void => {
        signal.removeEventListener('abort', ask);
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      };
      signal.addEventListener('abort', ask);
      worker.on('message', (answer: number | ThreadOutcome) => {
        if (typeof answer === 'number') {
          onProgress(answer);
          return;
        }
        leave();
        putBack(worker);
        if (answer === 'stopped' || signal.aborted) reject(signal.reason as Error);
        else if (typeof answer === 'string') resolve(answer);
        else reject(new BooksDamaged(answer.companyId, answer.damage));
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
      worker.postMessage({ order, stop } satisfies ThreadOrder);
      if (signal.aborted) ask();
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
