import { parentPort, workerData } from 'node:worker_threads';
import { allProjections, askRebuild, repairRows, scrubRows } from '@balcao/projections';
import { keysPlace, openReadableEvents } from './open-readable-events.js';
import { openRows } from './open-stores.js';
import { openRunner, statusOf } from './open-runner.js';
import type {
  RepairOrder,
  ProjectionsOrder,
  ProjectionsReport,
  ProjectionsThreadData,
  RebuildOrder,
} from './projections-messages.js';

/**
 * The main thread wakes us after each commit; looking by ourselves is for the wake that is lost.
 */
const pollMs = 500;

const { events, rows: rowsPlace, holder } = workerData as ProjectionsThreadData;
const report = (message: ProjectionsReport): void => {
  parentPort?.postMessage(message);
};

const keys = keysPlace(events, rowsPlace);
const store = await openReadableEvents({ events, keys }, { readonly: true, pollMs });
const rows = await openRows(rowsPlace);
const runner = await openRunner({
  store,
  rows,
  holder,
  onProgress: (progress) => {
    report({ kind: 'progress', progress });
  },
  onTrouble: (trouble) => {
    report({ kind: 'trouble', trouble });
  },
});

async function close(): Promise<void> {
  await runner.stop();
  await store.close();
  await rows.close();
  parentPort?.close();
}

async function status(): Promise<void> {
  report({ kind: 'status', status: await statusOf(runner, rows) });
}

async function repair({ number, repair }: RepairOrder): Promise<void> {
  const repaired = await repairRows(rows, repair).catch((error: unknown) => String(error));
  report({ kind: 'repaired', number, rows: repaired });
}

async function scrub(): Promise<void> {
  const isDone = await scrubRows(rows).catch(() => false);
  report({ kind: 'scrubbed', isDone });
}

async function rebuild({ rebuild }: RebuildOrder): Promise<void> {
  const only = rebuild === 'all' ? undefined : rebuild;
  const request = { projections: allProjections, only };
  const asked = await askRebuild(rows, request).catch((error: unknown) => String(error));
  report({ kind: 'asked', asked });
}

parentPort?.on('message', (order: ProjectionsOrder) => {
  if (order === 'wake') store.wake?.();
  else if (order === 'status') void status();
  else if (order === 'close') void close();
  else if (order === 'scrub') void scrub();
  else if ('rebuild' in order) void rebuild(order);
  else void repair(order);
});
report({ kind: 'started' });
