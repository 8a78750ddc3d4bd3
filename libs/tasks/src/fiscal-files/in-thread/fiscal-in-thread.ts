import { Worker } from 'node:worker_threads';
import { FiscalFileError } from '@balcao/fiscal';
import type { FiscalContent } from '../fiscal-content.js';
import type { FiscalFacts } from '../fiscal-source.js';
import type { FiscalAsk, FiscalReport, FiscalThreadData } from './fiscal-messages.js';

/**
 * Makes each file in a thread of its own, which runs `entry`: a year takes time, and neither
 * requests nor rows wait for it. `placesOf` answers where it reads, once that is there.
 */
export function fiscalInThread<Places>(
  entry: URL,
  placesOf: (facts: FiscalFacts) => Places | Promise<Places>,
): FiscalContent {
  return async function* (facts, onPercent) {
    const workerData: FiscalThreadData<Places> = { places: await placesOf(facts), facts };
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
