import {
  categoryOf,
  type EventStore,
  type ReadOptions,
  type RecordedEvent,
} from '@balcao/event-store';
import { checkedEvents, placeBefore } from './checked-events.js';
import { damagedStream } from './errors.js';
import type { ReadableEvents } from './personal/readable-events.js';
import { metadataOf } from './placed-event.js';
import type { Seal } from './verify-chain.js';

/**
 * Events of journals that are folded once more: each is held against the hash of the one before it,
 * and nothing is read from the first that does not fit on. Throws `BooksDamaged` there.
 */
export function intactEvents(store: EventStore | ReadableEvents): Pick<EventStore, 'read'> {
  let last: (Seal & { readonly stream: string }) | undefined;
  async function* read(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const { from = 0, limit, direction } = options;
    if (categoryOf(stream) !== 'journal' || direction === 'backwards') {
      yield* store.read(stream, options);
      return;
    }
    const isNext = last?.stream === stream && last.revision === from - 1;
    const place = isNext ? last : await placeBefore(store, stream, from);
    for await (const { revision, event, fault } of checkedEvents(store, stream, place, limit)) {
      if (fault !== undefined || event === undefined) {
        throw damagedStream(stream, { revision, fault: fault ?? 'unreadable' });
      }
      last = { stream, revision, hash: metadataOf(event).hash };
      yield event;
    }
  }
  return { read };
}
