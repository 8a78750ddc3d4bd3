import type { AnyEvent } from '@balcao/domain';

/**
 * How the shapes of events have changed over the years. The journal writes the current version into
 * the metadata and lifts what it reads to it; stored events and their hashes stay as they are.
 */
export interface EventVersions<Event extends AnyEvent> {
  /** The version that events of this type are written with. */
  current(type: string): number;
  /** Whether there are events of this type; of a newer version of the product there may be more. */
  knows(type: string): boolean;
  /** Brings an event that was stored with an older version to the current shape. */
  upcast(event: AnyEvent, schemaVersion: number): Event;
}

/** Every event still has its first shape. */
export function firstVersions<Event extends AnyEvent>(
  knows: EventVersions<Event>['knows'] = () => true,
): EventVersions<Event> {
  // Written by us with this very type: reading it back is where the type returns.
  return { current: () => 1, knows, upcast: (event) => event as Event };
}
