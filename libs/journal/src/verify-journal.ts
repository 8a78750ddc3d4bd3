import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventUnreadable, type EventStore, type RecordedEvent } from '@balcao/event-store';
import { beforeFirst } from './checked-events.js';
import { journalStream } from './company-stream.js';
import { storedEvents } from './personal/readable-events.js';
import { verifyChain, type ChainReport, type Seal } from './verify-chain.js';

/** Events between two words about how far it is. */
const eventsPerWord = 1_000;
/** Events that are checked before others get their turn. */
const eventsPerTurn = 50;

/** How a check of minutes is watched and stopped. */
export interface VerifyJournalOptions {
  /** The place behind which it begins; the start of the journal when absent. */
  readonly from?: Seal;
  /** The most events that are checked; all when absent. */
  readonly limit?: number;
  /** Given each event once it is checked. */
  readonly onEvent?: (event: RecordedEvent) => void;
  /** Ends the work: its reason is thrown. */
  readonly signal?: AbortSignal;
  /**
   * Called now and then with how many of the events, as they were at the start, have been checked.
   */
  readonly onProgress?: (checked: number, events: number) => void;
}

/**
 * Checks a company's hash chain, from its first event to the last that there is unless less is
 * asked for. What cannot be read or parsed is a fault like any other.
 */
export async function verifyJournal(
  store: EventStore,
  companyId: string,
  { from, limit, signal, onProgress, onEvent }: VerifyJournalOptions = {},
): Promise<ChainReport> {
  const stream = journalStream(companyId);
  const events = (await lastRevision(store, stream)) + 1;
  const first = (from ?? beforeFirst).revision + 1;
  async function* watched(): AsyncGenerator<RecordedEvent> {
    const options = { from: first, ...(limit !== undefined && { limit }) };
    for await (const event of storedEvents(store).read(stream, options)) {
      signal?.throwIfAborted();
      if (event.revision % eventsPerWord === 0) onProgress?.(event.revision, events);
      if (event.revision % eventsPerTurn === 0) await nextTurn();
      yield event;
      onEvent?.(event);
    }
  }
  const report = await verifyChain(watched(), from === undefined ? {} : { from });
  if (report.intact && limit === undefined) return endOf(report, events, onProgress);
  return report;
}

/** A journal that ends before its last event has lost what lay between. */
function endOf(
  report: Extract<ChainReport, { readonly intact: true }>,
  events: number,
  onProgress: VerifyJournalOptions['onProgress'],
): ChainReport {
  const next = (report.end?.revision ?? -1) + 1;
  if (next < events) return { intact: false, revision: next, fault: 'missing', eventId: undefined };
  onProgress?.(events, events);
  return report;
}

async function lastRevision(store: EventStore, stream: string): Promise<number> {
  try {
    return (await storedEvents(store).last(stream))?.revision ?? -1;
  } catch (error) {
    // Where it lies is found from the front.
    if (error instanceof EventUnreadable) return -1;
    throw error;
  }
}

/** The name of the job that checks a journal. */
export const verifyJournalJob = 'journal.verify';
