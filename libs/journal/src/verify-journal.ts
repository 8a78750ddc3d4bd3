import type { EventStore, Json, RecordedEvent } from '@balcao/event-store';
import { journalStream } from './company-stream.js';
import { storedEvents } from './personal/readable-events.js';
import { verifyChain, type ChainReport } from './verify-chain.js';

/** Events between two words about how far it is. */
const eventsPerWord = 1_000;

/** How a check of minutes is watched and stopped. */
export interface VerifyJournalOptions {
  /** Ends the work: its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Told now and then how many of the events, as they were at the start, have been checked. */
  readonly onProgress?: (checked: number, events: number) => void;
}

/** Checks a company's whole hash chain, from its first event to the last that there is. */
export async function verifyJournal(
  store: EventStore,
  companyId: string,
  { signal, onProgress }: VerifyJournalOptions = {},
): Promise<ChainReport> {
  const stream = journalStream(companyId);
  const events = ((await store.last(stream))?.revision ?? -1) + 1;
  async function* watched(): AsyncGenerator<RecordedEvent> {
    for await (const event of storedEvents(store).read(stream)) {
      signal?.throwIfAborted();
      if (event.revision % eventsPerWord === 0) onProgress?.(event.revision, events);
      yield event;
    }
  }
  const report = await verifyChain(watched());
  onProgress?.(events, events);
  return report;
}

/** What a job's handler is given, as far as this job needs it. */
interface Run {
  readonly job: { readonly companyId: string };
  readonly signal: AbortSignal;
  readonly progress: (progress: { readonly percent: number; readonly detail: Json }) => void;
}

/** The name of the job that checks a journal. */
export const verifyJournalJob = 'journal.verify';

/** The jobs about journals, by their names, for whoever works on jobs. */
export function journalJobs(
  store: EventStore,
): Readonly<Record<typeof verifyJournalJob, (run: Run) => Promise<Json>>> {
  return {
    [verifyJournalJob]: async ({ job, signal, progress }) => {
      const report = await verifyJournal(store, job.companyId, {
        signal,
        onProgress: (checked, events) => {
          const percent = events === 0 ? 100 : Math.min(100, (100 * checked) / events);
          progress({ percent, detail: { checked, events } });
        },
      });
      return resultOf(report);
    },
  };
}

function resultOf(report: ChainReport): Json {
  if (report.intact) {
    const { events, end } = report;
    return { intact: true, events, ...(end !== undefined && { hash: end.hash }) };
  }
  const { revision, fault } = report;
  return { intact: false, revision, fault };
}
