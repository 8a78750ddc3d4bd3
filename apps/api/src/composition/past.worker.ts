import { parentPort, workerData } from 'node:worker_threads';
import { allProjections, foldUntil } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { openEvents } from './open-stores.js';
import type { PastOrder } from '../past/past-order.js';

const { events, file, stream, until } = workerData as PastOrder;
const store = await openEvents(events, { readonly: true });
const rows = new SqliteReadStore(file);
try {
  const onProgress = (revision: number): void => {
    parentPort?.postMessage(revision);
  };
  await foldUntil({ store, rows, projections: allProjections, stream, until, onProgress });
} finally {
  await rows.close();
  await store.close();
}
