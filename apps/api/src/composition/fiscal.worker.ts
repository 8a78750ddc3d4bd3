import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { FiscalFileError } from '@balcao/fiscal';
import { openRowReader } from '@balcao/read-store/sqlite';
import { fiscalContent } from '@balcao/tasks';
import type { FiscalAsk, FiscalReport, FiscalThreadData } from './fiscal-messages.js';
import { openReadableEvents } from './open-readable-events.js';
import { openRows, type Place } from './open-stores.js';

/** Pieces on their way to whoever keeps the file. */
const piecesAhead = 8;
/** Below those that people wait for; elsewhere than on Linux it would be that of all threads. */
const priority = 10;

if (process.platform === 'linux') setPriority(priority);

const { facts, rows: rowsPlace, ...places } = workerData as FiscalThreadData;
const report = (message: FiscalReport): void => {
  parentPort?.postMessage(message);
};

let ahead = 0;
let isStopped = false;
let wake: (() => void) | undefined;
parentPort?.on('message', (ask: FiscalAsk) => {
  if (ask === 'more') ahead -= 1;
  else isStopped = true;
  wake?.();
});

class Stopped extends Error {}

const goOn = (): void => {
  if (isStopped) throw new Stopped();
};

async function send(piece: Uint8Array): Promise<void> {
  while (ahead >= piecesAhead && !isStopped) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  goOn();
  ahead += 1;
  report({ kind: 'piece', piece });
}

const openReader = (place: Place) =>
  'file' in place ? openRowReader(place.file) : openRows(place);

async function make(): Promise<void> {
  const events = await openReadableEvents(places, { readonly: true });
  const rows = await openReader(rowsPlace);
  try {
    const onPercent = (percent: number): void => {
      goOn();
      report({ kind: 'percent', percent });
    };
    for await (const piece of fiscalContent({ events, rows }, facts, onPercent)) await send(piece);
  } finally {
    await rows.close();
    await events.close();
  }
}

function failureOf(error: unknown): FiscalReport {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FiscalFileError)) return { kind: 'failed', message };
  const { code, params } = error;
  return { kind: 'failed', message, refused: { code, params } };
}

report(
  await make().then(
    () => ({ kind: 'end' }) as const,
    (error: unknown) => failureOf(error),
  ),
);
parentPort?.close();
