import { parentPort, workerData } from 'node:worker_threads';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { allProjections, ProjectionRunner } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type {
  ProjectionsOrder,
  ProjectionsReport,
  ProjectionsThreadData,
} from './projections-messages.js';

/**
 * The main thread wakes us after each commit; looking by ourselves is for the wake that is lost.
 */
const pollMs = 500;

const { events, rows: rowsPath } = workerData as ProjectionsThreadData;
const report = (message: ProjectionsReport): void => {
  parentPort?.postMessage(message);
};

const store = await SqliteEventStore.open({ path: events, readonly: true, pollMs });
const rows = new SqliteReadStore(rowsPath);
const runner = new ProjectionRunner({
  store,
  rows,
  projections: allProjections,
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
  if (order === 'wake') store.wake();
  else if (order === 'status') report({ kind: 'status', status: runner.status() });
  else void close();
});
await runner.start();
report({ kind: 'started' });
