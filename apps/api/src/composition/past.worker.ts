import { parentPort, workerData } from 'node:worker_threads';
import { BooksDamaged } from '@balcao/journal';
import { foldOrder } from './fold-order.js';
import type { PastDamage, PastOrder } from '../past-rows/past-order.js';
import { openReadableEvents } from './open-readable-events.js';

const order = workerData as PastOrder;
const store = await openReadableEvents(order, { readonly: true });
try {
  const outcome = await foldOrder(store, order, {
    onProgress: (revision) => {
      parentPort?.postMessage(revision);
    },
  });
  parentPort?.postMessage(outcome);
} catch (error) {
  if (!(error instanceof BooksDamaged)) throw error;
  // An error that passes between threads loses what it says besides its message.
  const { companyId, damage } = error;
  parentPort?.postMessage({ companyId, damage } satisfies PastDamage);
} finally {
  await store.close();
}
