import type { EventStore, RecordedEvent } from '@balcao/event-store';
import { journalStream } from './company-stream.js';
import { storedEvents } from './personal/readable-events.js';
import { verifyChain, type ChainReport } from './verify-chain.js';

/** Events between two words about how far it is. */
const eventsPerWord = 1_000;

/** How a check of minutes is watched and stopped. */
export interface VerifyJournalOptions {
  /** Given each event before it is checked. */
  readonly onEvent?: (event: RecordedEvent) => void;
  /** Ends the work: its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Told now and then how many of the events, as they were at the start, have been checked. */
  readonly onProgress?: (checked: number, events: number) => void;
}

/** Checks a company's whole hash chain, from its first event to the last that there is. */
export async function verifyJournal(
  store: EventStore,
  companyId: string,
  { signal, onProgress, onEvent }: VerifyJournalOptions = {},
): Promise<ChainReport> {
  const stream = journalStream(companyId);
  const events = ((await store.last(stream))?.revision ?? -1) + 1;
  async function* watched(): AsyncGenerator<RecordedEvent> {
    for await (const event of storedEvents(store).read(stream)) {
      signal?.throwIfAborted();
      if (event.revision % eventsPerWord === 0) onProgress?.(event.revision, events);
      onEvent?.(event);
      yield event;
    }
  }
  const report = await verifyChain(watched());
  onProgress?.(events, events);
  return report;
}

/** The name of the job that checks a journal. */
export const verifyJournalJob = 'journal.verify';
