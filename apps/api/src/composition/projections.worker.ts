import { parentPort, workerData } from 'node:worker_threads';
import { openEvents, openRows } from './open-stores.js';
import { openRunner } from './open-runner.js';
import type {
  ProjectionsOrder,
  ProjectionsReport,
  ProjectionsThreadData,
} from './projections-messages.js';

/**
 * The main thread wakes us after each commit; looking by ourselves is for the wake that is lost.
 */
const pollMs = 500;

const { events, rows: rowsPlace, holder } = workerData as ProjectionsThreadData;
const report = (message: ProjectionsReport): void => {
  parentPort?.postMessage(message);
};

const store = await openEvents(events, { readonly: true, pollMs });
const rows = await openRows(rowsPlace);
const runner = await openRunner({
  store,
  rows,
  holder,
  onProgress: (progress) => {
    report({ kind: 'progress', progress });
  },
});

async function close(): Promise<void> {
  await runner.stop();
  await store.close();
  await rows.close();
  parentPort?.close();
}

parentPort?.on('message', (order: ProjectionsOrder) => {
  if (order === 'wake') store.wake?.();
  else if (order === 'status') report({ kind: 'status', status: runner.status() });
  else void close();
});
report({ kind: 'started' });
