import { Worker } from 'node:worker_threads';
import { FiscalFileError } from '@balcao/fiscal';
import type { FiscalContent } from '@balcao/tasks';
import type { FiscalAsk, FiscalReport, FiscalThreadData } from './fiscal-messages.js';
import type { Place } from './open-stores.js';

/** Where the threads of fiscal files read. */
export interface FiscalPlaces {
  readonly events: Place;
  readonly keys: Place;
  readonly rows: Place;
  /** The rows as they were at an event, once they are there. */
  readonly rowsAt: (companyId: string, revision: number) => Promise<Place>;
}

const compiled = new URL('./fiscal.worker.js', import.meta.url);

/** Makes each file in a thread of its own: a year takes time, and requests do not wait for it. */
export function fiscalInThread(
  { rowsAt, ...places }: FiscalPlaces,
  entry: URL = compiled,
): FiscalContent {
  return async function* (facts, onPercent) {
    const { companyId, revision } = facts;
    const rows = revision === undefined ? places.rows : await rowsAt(companyId, revision);
    const workerData: FiscalThreadData = { ...places, rows, facts };
    yield* piecesOf(new Worker(entry, { workerData }), onPercent);
  };
}

async function* piecesOf(
  worker: Worker,
  onPercent: Parameters<FiscalContent>[1],
): AsyncGenerator<Uint8Array> {
  const reports: FiscalReport[] = [];
  let wake: (() => void) | undefined;
  const take = (report: FiscalReport): void => {
    reports.push(report);
    wake?.();
  };
  worker.on('message', take);
  worker.on('error', ({ message }: Error) => {
    take({ kind: 'failed', message });
  });
  worker.on('exit', () => {
    take({ kind: 'failed', message: 'the thread of the fiscal file has ended' });
  });
  const ask = (what: FiscalAsk): void => {
    worker.postMessage(what);
  };
  try {
    for (;;) {
      const report = reports.shift();
      if (report === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if (report.kind === 'end') return;
      if (report.kind === 'failed') throw failureOf(report);
      if (report.kind === 'percent') onPercent(report.percent);
      else {
        yield report.piece;
        ask('more');
      }
    }
  } finally {
    ask('stop');
  }
}

function failureOf({ message, refused }: Extract<FiscalReport, { kind: 'failed' }>): Error {
  return refused === undefined
    ? new Error(message)
    : new FiscalFileError(refused.code, refused.params);
}
