import { Worker } from 'node:worker_threads';
import type { EventStore } from '@balcao/event-store';
import { foldOrder } from './fold-order.js';
import type { FoldPast } from '../past/past-order.js';

/** Folds in a thread of its own: a year takes seconds, and requests do not wait for it. */
export const foldInThread: FoldPast = (order, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./past.worker.js', import.meta.url), { workerData: order });
    const stop = (): void => {
      void worker.terminate();
    };
    signal.addEventListener('abort', stop);
    worker.on('message', onProgress);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else reject(new Error(`the thread that folds the past ended with ${code}`));
    });
  });

/** Folds in this thread: for tests, and where no thread can be had. */
export const foldHere =
  (store: EventStore): FoldPast =>
  (order, waiting) =>
    foldOrder(store, order, waiting);
