import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { FiscalFileError } from '@balcao/fiscal';
import type { TaskGround } from '../../task-ground.js';
import { fiscalContent } from '../fiscal-content.js';
import type { FiscalFacts } from '../fiscal-source.js';
import type { FiscalAsk, FiscalReport, FiscalThreadData } from './fiscal-messages.js';

/** What a file is read from, opened in its thread. */
export interface FiscalReader extends Pick<TaskGround, 'events' | 'rows'> {
  readonly close: () => Promise<void>;
}

/** Opens it where the places say, for the company and the moment that the facts name. */
export type OpenFiscalReader<Places> = (
  places: Places,
  facts: FiscalFacts,
) => Promise<FiscalReader>;

/** Pieces on their way to the thread that keeps the file. */
const piecesAhead = 8;
/** Below those that people wait for; elsewhere than on Linux it would be that of all threads. */
const priority = 5;

class Stopped extends Error {}

/** The whole work of a thread: makes the one file that it was started for, and ends. */
export async function workFiscalThread<Places>(open: OpenFiscalReader<Places>): Promise<void> {
  if (process.platform === 'linux') setPriority(priority);
  const { places, facts } = workerData as FiscalThreadData<Places>;
  const report = (message: FiscalReport): void => {
    parentPort?.postMessage(message);
  };
  const pieces = piecesTo(report);
  const make = async (): Promise<void> => {
    const reader = await open(places, facts);
    try {
      const onPercent = (percent: number): void => {
        pieces.goOn();
        report({ kind: 'percent', percent });
      };
      for await (const piece of fiscalContent(reader, facts, onPercent)) await pieces.send(piece);
    } finally {
      await reader.close();
    }
  };
  report(
    await make().then(
      () => ({ kind: 'end' }) as const,
      (error: unknown) => failureOf(error),
    ),
  );
  parentPort?.close();
}

/** Sends pieces as fast as they are taken, until nobody wants them any more. */
function piecesTo(report: (message: FiscalReport) => void) {
  let ahead = 0;
  let isStopped = false;
  let wake: (() => void) | undefined;
  parentPort?.on('message', (ask: FiscalAsk) => {
    if (ask === 'more') ahead -= 1;
    else isStopped = true;
    wake?.();
  });
  const goOn = (): void => {
    if (isStopped) throw new Stopped();
  };
  return {
    goOn,
    send: async (piece: Uint8Array): Promise<void> => {
      while (ahead >= piecesAhead && !isStopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      goOn();
      ahead += 1;
      report({ kind: 'piece', piece });
    },
  };
}

function failureOf(error: unknown): FiscalReport {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FiscalFileError)) return { kind: 'failed', message };
  const { code, params } = error;
  return { kind: 'failed', message, refused: { code, params } };
}
