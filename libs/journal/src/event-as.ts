import type { AnyEvent } from '@balcao/domain';
import { dataAs, type NewEvent } from '@balcao/event-store';

/**
 * A stored event as what its stream holds. Nobody but the product writes to its store, and only
 * what the domain decided: this is where the type returns that was left at the store's door.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers know.
export function eventAs<Event extends AnyEvent>(stored: StoredEvent): Event {
  return { type: stored.type, data: dataAs<Event['data']>(stored) } as Event;
}

type StoredEvent = Pick<NewEvent, 'type' | 'data'>;
