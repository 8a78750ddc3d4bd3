import { Worker } from 'node:worker_threads';
import type { EventStore } from '@balcao/event-store';
import { BooksDamaged, type JournalDamages } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { FoldPast, PastDamage, PastOutcome } from '../past-rows/past-order.js';

/** Folds in a thread of its own: a year takes seconds, and requests do not wait for it. */
export const foldInThread: FoldPast = (order, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./past.worker.js', import.meta.url), { workerData: order });
    const stop = (): void => {
      void worker.terminate();
    };
    signal.addEventListener('abort', stop);
    let found: BooksDamaged | undefined;
    let outcome: PastOutcome = 'made';
    worker.on('message', (said: number | PastOutcome | PastDamage) => {
      if (typeof said === 'number') onProgress(said);
      else if (typeof said === 'string') outcome = said;
      else found = new BooksDamaged(said.companyId, said.damage);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else if (found !== undefined) reject(found);
      else if (code === 0) resolve(outcome);
      else reject(new Error(`the thread that folds the past ended with ${code}`));
    });
  });

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
