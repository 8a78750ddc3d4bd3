import { parentPort } from 'node:worker_threads';
import { BooksDamaged } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { ThreadOrder, ThreadOutcome } from './fold-past.js';
import { openReadableEvents } from './open-readable-events.js';
import { isAskedToStop } from '@balcao/sqlite';

// One order after the other; what is thrown but for damage ends the thread.
parentPort?.on('message', (order: ThreadOrder) => {
  void fold(order).then((outcome) => parentPort?.postMessage(outcome));
});

async function fold({ order, stop }: ThreadOrder): Promise<ThreadOutcome> {
  const abort = new AbortController();
  const store = await openReadableEvents(order, { readonly: true });
  try {
    return await foldOrder(store, order, {
      onProgress: (revision) => {
        parentPort?.postMessage(revision);
        if (isAskedToStop(stop)) abort.abort();
      },
      signal: abort.signal,
    });
  } catch (error) {
    if (abort.signal.aborted) return 'stopped';
    if (!(error instanceof BooksDamaged)) throw error;
    // An error that passes between threads loses what it says besides its message.
    const { companyId, damage } = error;
    return { companyId, damage };
  } finally {
    await store.close();
  }
}
