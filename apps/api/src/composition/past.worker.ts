import { parentPort } from 'node:worker_threads';
import { BooksDamaged } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { PastDamage, PastOrder, PastOutcome } from '../past-rows/past-order.js';
import { openReadableEvents } from './open-readable-events.js';

// One order after the other; what is thrown but for damage ends the thread.
parentPort?.on('message', (order: PastOrder) => {
  void fold(order).then((outcome) => parentPort?.postMessage(outcome));
});

async function fold(order: PastOrder): Promise<PastOutcome | PastDamage> {
  const store = await openReadableEvents(order, { readonly: true });
  try {
    return await foldOrder(store, order, {
      onProgress: (revision) => {
        parentPort?.postMessage(revision);
      },
    });
  } catch (error) {
    if (!(error instanceof BooksDamaged)) throw error;
    // An error that passes between threads loses what it says besides its message.
    const { companyId, damage } = error;
    return { companyId, damage };
  } finally {
    await store.close();
  }
}
