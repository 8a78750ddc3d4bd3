import { parentPort, workerData } from 'node:worker_threads';
import { foldOrder } from './fold-order.js';
import type { PastOrder } from '../past/past-order.js';
import { openReadableEvents } from './open-readable-events.js';

const order = workerData as PastOrder;
const store = await openReadableEvents(order, { readonly: true });
try {
  await foldOrder(store, order, {
    onProgress: (revision) => {
      parentPort?.postMessage(revision);
    },
  });
} finally {
  await store.close();
}
