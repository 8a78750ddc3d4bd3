import type { RecordedEvent } from '@balcao/event-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { placeOf, type SkippedEvent } from './skips.js';

/** Projections that run together, found by the events they fold. */
export class ProjectionSet {
  readonly categories: readonly string[];
  readonly #byEvent = new Map<string, AnyProjection[]>();

  readonly #skipped: ReadonlySet<string>;

  /** Throws when two projections write one collection, whose revisions would then mean nothing. */
  constructor(
    readonly projections: readonly AnyProjection[],
    skips: readonly SkippedEvent[] = [],
    private readonly isKnown: (event: FoldedEvent) => boolean = () => true,
  ) {
    this.#skipped = new Set(skips.map(placeOf));
    const collections = new Set<string>();
    for (const projection of projections) {
      const { name } = projection.collection;
      if (collections.has(name)) throw new Error(`two projections write ${name}`);
      collections.add(name);
      for (const type of new Set(projection.events)) this.#add(projection, type);
    }
    this.categories = [...new Set(projections.map(({ category }) => category))];
  }

  /** The projections that fold events of this type in this category; none where it is skipped. */
  of(event: FoldedEvent): readonly AnyProjection[] {
    if (this.isSkipped(event)) return [];
    return this.#byEvent.get(`${event.category}/${event.type}`) ?? [];
  }

  /** Whether a newer version of the product has recorded the event; not where it is skipped. */
  isNewer(event: FoldedEvent): boolean {
    return !this.isKnown(event) && !this.isSkipped(event);
  }

  /** Whether the operator has taken the event out of the rows. */
  isSkipped(event: Pick<SkippedEvent, 'stream' | 'revision'>): boolean {
    return this.#skipped.size > 0 && this.#skipped.has(placeOf(event));
  }

  #add(projection: AnyProjection, type: string): void {
    const key = `${projection.category}/${type}`;
    const others = this.#byEvent.get(key);
    if (others === undefined) this.#byEvent.set(key, [projection]);
    else others.push(projection);
  }
}

/** The event as folds see it. */
export function foldedEvent(event: RecordedEvent): FoldedEvent {
  const { stream, revision, type, data, metadata } = event;
  const dash = stream.indexOf('-');
  return {
    stream,
    category: dash === -1 ? stream : stream.slice(0, dash),
    streamId: dash === -1 ? '' : stream.slice(dash + 1),
    revision,
    type,
    data,
    metadata,
  };
}
