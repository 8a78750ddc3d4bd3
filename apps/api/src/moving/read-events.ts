import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, Position, RecordedEvent } from '@balcao/event-store';
import { StoreUnavailable } from '@balcao/event-store';
import { attempts, retryDelayMs } from './limits.js';
import { assertGoing, MoveError, MoveInterrupted } from './move-error.js';

/**
 * All events behind a position, in order, until there are no more. A store that goes away in the
 * middle is read on from where it was; `MoveError` names the place of what cannot be read at all.
 */
export async function* readEvents(
  store: EventStore,
  signal: AbortSignal,
  after?: Position,
): AsyncGenerator<RecordedEvent> {
  let last: RecordedEvent | undefined;
  let failures = 0;
  for (;;) {
    const from = last;
    try {
      const position = from?.position ?? after;
      for await (const event of store.readAll(position === undefined ? {} : { after: position })) {
        assertGoing(signal);
        yield event;
        last = event;
        failures = 0;
      }
      if (last === from) return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || ++failures === attempts) {
        throw unreadable(error, last);
      }
      await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
    }
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
  if (error instanceof StoreUnavailable || error instanceof MoveInterrupted) return error;
  const place = before === undefined ? 'The first event' : `The event behind ${nameOf(before)}`;
  const why = error instanceof Error ? error.message : String(error);
  return new MoveError(`${place} cannot be read: ${why}.`, { cause: error });
}

/** `journal-A@12`. */
export const nameOf = ({ stream, revision }: RecordedEvent): string => `${stream}@${revision}`;
