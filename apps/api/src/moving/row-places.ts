import { categoryOf, type RecordedEvent } from '@balcao/event-store';
import { allProjections, type AnyProjection, type FoldedEvent } from '@balcao/projections';

/** Which partitions each projection has rows in, as the events tell. */
export class RowPlaces {
  readonly #byEvent = new Map<string, AnyProjection[]>();
  readonly #partitions = new Map<AnyProjection, Set<string>>();

  constructor(readonly projections: readonly AnyProjection[] = allProjections) {
    for (const projection of projections) {
      this.#partitions.set(projection, new Set());
      for (const type of projection.events) {
        const key = `${projection.category}/${type}`;
        this.#byEvent.set(key, [...(this.#byEvent.get(key) ?? []), projection]);
      }
    }
  }

  add(recorded: RecordedEvent): void {
    const event = foldedEvent(recorded);
    for (const projection of this.#byEvent.get(`${event.category}/${event.type}`) ?? []) {
      for (const { partition = event.streamId } of keysOf(projection, event)) {
        this.#partitions.get(projection)?.add(partition);
      }
    }
  }

  of(projection: AnyProjection): ReadonlySet<string> {
    return this.#partitions.get(projection) ?? new Set();
  }
}

/** An event that a projection fails on stands still in its rows too. */
function keysOf(projection: AnyProjection, event: FoldedEvent): ReturnType<AnyProjection['keys']> {
  try {
    return projection.keys(event);
  } catch {
    return [];
  }
}

function foldedEvent({ stream, revision, type, data, metadata }: RecordedEvent): FoldedEvent {
  const category = categoryOf(stream);
  const streamId = stream.slice(category.length + 1);
  return { stream, category, streamId, revision, type, data, metadata };
}
