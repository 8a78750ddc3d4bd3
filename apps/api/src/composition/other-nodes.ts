import { setTimeout as sleep } from 'node:timers/promises';
import { categoryOf, type EventStore, type RecordedEvent } from '@balcao/event-store';
import { damagesCategory } from '@balcao/journal';

const retryDelayMs = 1_000;

/** Reactions to what other nodes have written. */
export interface OtherNodes {
  /** The last revision of a company's journal. */
  readonly notice: (companyId: string, revision: number) => Promise<void>;
  /** Something was found out about damaged journals. */
  readonly noticeDamage: () => Promise<void>;
}

/**
 * Reports the last revision of each journal that any node has written: books in memory are then
 * brought up to date, so that a permission that was taken away elsewhere is gone here too.
 */
export function followJournals(events: EventStore, others: OtherNodes): () => Promise<void> {
  const stopping = new AbortController();
  const following = follow(events, others, stopping.signal);
  return async () => {
    stopping.abort();
    await following;
  };
}

async function follow(
  events: EventStore,
  { notice, noticeDamage }: OtherNodes,
  signal: AbortSignal,
): Promise<void> {
  const options = { categories: ['journal', damagesCategory], fromEnd: true, signal };
  while (!signal.aborted) {
    try {
      for await (const batch of events.subscribe(options)) {
        const noticing = [...lastRevisions(batch.events)].map((last) => notice(...last));
        if (batch.events.some(isOfDamage)) noticing.push(noticeDamage());
        // A company that cannot be read now is read when it is next asked for.
        await Promise.allSettled(noticing);
      }
    } catch {
      await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function lastRevisions(events: readonly RecordedEvent[]): ReadonlyMap<string, number> {
  return new Map(
    events
      .filter((event) => !isOfDamage(event))
      .map(({ stream, revision }) => [stream.slice('journal-'.length), revision] as const),
  );
}

const isOfDamage = ({ stream }: RecordedEvent): boolean => categoryOf(stream) === damagesCategory;
