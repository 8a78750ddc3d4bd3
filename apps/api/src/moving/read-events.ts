import type { EventStore, Position, RecordedEvent } from '@balcao/event-store';
import { StoreUnavailable } from '@balcao/event-store';
import { eventsPerPage } from './limits.js';
import { assertGoing, MoveError } from './move-error.js';

/** All events behind a position, in order, page by page, so that a slow reader holds no read. */
export async function* readEvents(
  store: EventStore,
  signal: AbortSignal,
  after?: Position,
): AsyncGenerator<RecordedEvent> {
  let last: RecordedEvent | undefined;
  let isMore = true;
  while (isMore) {
    assertGoing(signal);
    const page: RecordedEvent[] = [];
    const position = last?.position ?? after;
    const options = { limit: eventsPerPage, ...(position !== undefined && { after: position }) };
    try {
      for await (const event of store.readAll(options)) page.push(event);
    } catch (error) {
      throw unreadable(error, page.at(-1) ?? last);
    }
    yield* page;
    last = page.at(-1);
    isMore = last !== undefined;
  }
}

/** The first event behind a position, if there is one. */
export async function eventBehind(
  store: EventStore,
  after: Position | undefined,
): Promise<RecordedEvent | undefined> {
  const options = { limit: 1, ...(after !== undefined && { after }) };
  for await (const event of store.readAll(options)) return event;
  return undefined;
}

/** What cannot be read is damaged, but for a store that is away. */
function unreadable(error: unknown, before: RecordedEvent | undefined): unknown {
  if (error instanceof StoreUnavailable) return error;
  const place = before === undefined ? 'The first event' : `The event behind ${nameOf(before)}`;
  const why = error instanceof Error ? error.message : String(error);
  return new MoveError(`${place} cannot be read: ${why}.`, { cause: error });
}

/** `journal-A@12`. */
export const nameOf = ({ stream, revision }: RecordedEvent): string => `${stream}@${revision}`;
