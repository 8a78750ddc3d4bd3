import type { RecordedEvent, UnreadableEvent } from '@balcao/event-store';
import type { FoldedEvent } from '../projection.js';
import type { FoldedBatch } from './fold-batch.js';
import type { StalledStream } from './progress.js';
import { foldedEvent, type ProjectionSet } from './projection-set.js';

/** A batch of no event. */
export const nothing: FoldedBatch = { changes: [], touched: [], last: new Map(), stalled: [] };

/** Batches that were written one after another, as if they had been one. */
export function joined(parts: readonly FoldedBatch[]): FoldedBatch {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return {
    changes: parts.flatMap(({ changes }) => changes),
    touched: parts.flatMap(({ touched }) => touched),
    last: new Map(parts.flatMap(({ last }) => [...last])),
    stalled: parts.flatMap(({ stalled }) => stalled),
  };
}

/** Revisions of a stream that were not delivered: `from` to before `until`. */
export interface Gap {
  readonly stream: string;
  readonly from: number;
  readonly until: number;
}

/**
 * What lies between an event and the one before it, delivered in this batch (`before`) or already
 * in the rows (`seen`, by stream id). Keeps the event in `before`.
 */
export function gapBefore(
  { stream, streamId, revision }: FoldedEvent,
  before: Map<string, number>,
  seen: ReadonlyMap<string, number>,
): Gap | undefined {
  const last = Math.max(before.get(stream) ?? -1, seen.get(streamId) ?? -1);
  if (revision > last) before.set(stream, revision);
  return revision > last + 1 ? { stream, from: last + 1, until: revision } : undefined;
}

/** By stream: the first of events that cannot be read. */
export function firstStops(
  unreadable: readonly UnreadableEvent[],
): ReadonlyMap<string, UnreadableEvent> {
  const first = new Map<string, UnreadableEvent>();
  for (const event of unreadable) {
    const known = first.get(event.stream)?.revision ?? Infinity;
    if (event.revision < known) first.set(event.stream, event);
  }
  return first;
}

/** An event that is there and cannot be read: no fold has seen it. */
export function unreadEvent({ stream, revision }: UnreadableEvent): StalledStream {
  const error = `the event store cannot read revision ${revision}: it is damaged`;
  return { stream, revision, type: '', projection: '', error, isMissing: true };
}

/** An event whose rows the store does not take, by what the store said. */
export function refusedEvent(
  set: ProjectionSet,
  recorded: RecordedEvent,
  error: unknown,
): StalledStream {
  const { stream, revision, type } = recorded;
  const message = error instanceof Error ? error.message : String(error);
  const projections = set.of(foldedEvent(recorded));
  const named = projections.find(({ collection }) => message.includes(collection.name));
  const projection = (named ?? projections[0])?.name ?? '';
  return { stream, revision, type, projection, error: message };
}
