import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@balcao/event-store';

const retryDelayMs = 1_000;

/**
 * Tells of the last revision of each journal that was written, by whatever node: books in memory
 * are then brought up to date, so that a permission that was taken away elsewhere is gone here too.
 */
export function followJournals(
  events: EventStore,
  notice: (companyId: string, revision: number) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const following = follow(events, notice, stopping.signal);
  return async () => {
    stopping.abort();
    await following;
  };
}

async function follow(
  events: EventStore,
  notice: (companyId: string, revision: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const options = { categories: ['journal'], fromEnd: true, signal };
  while (!signal.aborted) {
    try {
      for await (const batch of events.subscribe(options)) {
        const noticing = [...lastRevisions(batch.events)].map((last) => notice(...last));
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
    events.map(({ stream, revision }) => [stream.slice('journal-'.length), revision] as const),
  );
}
