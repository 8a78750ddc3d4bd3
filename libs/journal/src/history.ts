import type { AnyEvent } from '@balcao/domain';
import type { CompanyStream } from './company-stream.js';
import type { EventVersions } from './event-versions.js';
import type { PlacedEvent } from './placed-event.js';
import { fromStored } from './placed-event.js';

/** A page of a record's history, the newest event first. */
export interface HistoryPage<Event> {
  readonly events: readonly PlacedEvent<Event>[];
  /** Where the next page begins, to be passed as `before`; absent at the end. */
  readonly next?: number;
}

/** Which part of a record's history is read, from the newest event backwards. */
export interface HistoryOptions {
  /** The `next` of the page before; the newest event when absent. */
  readonly before?: number;
  readonly limit: number;
}

/**
 * Follows the thread of one record from its event at `last` into the past: one read per event, so
 * that no read model is needed. A cursor of another record finds nothing.
 */
export async function followThread<Event extends AnyEvent>(
  stream: CompanyStream,
  versions: EventVersions<Event>,
  recordId: string,
  { last, limit }: { readonly last: number | undefined; readonly limit: number },
): Promise<HistoryPage<Event>> {
  const events: PlacedEvent<Event>[] = [];
  let next = last;
  while (next !== undefined && events.length < limit) {
    const stored = await stream.at(next);
    const event = stored && fromStored(stored, versions);
    if (event?.data.id !== recordId) return { events };
    events.push(event);
    next = event.metadata.previous;
  }
  return next === undefined ? { events } : { events, next };
}
