import type { Batch, RecordedEvent, UnreadableEvent } from '@balcao/event-store';

/**
 * Gathers a store's pages into batches of at least `size` events: rows that many events touch are
 * loaded and written once for all of them. What has been caught up with is not waited for.
 */
export async function* gathered(
  pages: AsyncIterable<Batch>,
  size: number,
): AsyncGenerator<Batch, void> {
  let events: RecordedEvent[] = [];
  let unreadable: UnreadableEvent[] = [];
  for await (const page of pages) {
    events.push(...page.events);
    unreadable.push(...(page.unreadable ?? []));
    if (events.length < size && !page.caughtUp) continue;
    yield { ...page, events, ...(unreadable.length > 0 && { unreadable }) };
    [events, unreadable] = [[], []];
  }
}
