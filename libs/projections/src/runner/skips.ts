import type { EventStore } from '@balcao/event-store';

/**
 * An event that the operator has taken out of the lists: the read side leaves it out, the journal
 * keeps it. Plain data, passes between threads.
 */
export interface SkippedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Why, in the operator's words. */
  readonly reason: string;
  /** UTC ISO instant. */
  readonly skippedAt: string;
}

/** Where skips are recorded: among the events, so that they outlive a rebuild and a move. */
export const skipsStream = 'skips';

/** The type of the events of `skipsStream`. */
export const skipEventType = 'EventSkipped';

/** How an event is named among the skipped ones. */
export const placeOf = ({ stream, revision }: Pick<SkippedEvent, 'stream' | 'revision'>): string =>
  `${stream}@${revision}`;

/** All skips, in the order in which they were made. */
export async function readSkips(store: Pick<EventStore, 'read'>): Promise<readonly SkippedEvent[]> {
  const skips: SkippedEvent[] = [];
  for await (const { data } of store.read(skipsStream)) {
    // Written by `skipEvent` only.
    skips.push(data as unknown as SkippedEvent);
  }
  return skips;
}
