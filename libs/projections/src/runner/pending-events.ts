import type { RecordedEvent } from '@balcao/event-store';
import type { FoldedEvent } from '../projection.js';
import { progressKey, type Progress, type StalledStream, type TouchedRows } from './progress.js';
import { foldedEvent } from './projection-set.js';
import type { ProjectionSet } from './projection-set.js';
import { shareOf } from './shares.js';

/** Events that are kept while nothing folds them; beyond it the oldest of them go untold. */
const keptPerShare = 20_000;

interface Pending {
  readonly position: string;
  readonly event: FoldedEvent;
}

type Shown = Pick<Progress, 'revisions' | 'touched'>;

/** Events of which it is not known yet whether the rows show them. */
export class PendingEvents {
  readonly #byShare = new Map<number, Pending[]>();

  constructor(private readonly set: ProjectionSet) {}

  get isEmpty(): boolean {
    return this.#byShare.size === 0;
  }

  clear(): void {
    this.#byShare.clear();
  }

  awaits(share: number): boolean {
    return this.#byShare.has(share);
  }

  add(recorded: RecordedEvent): void {
    const share = shareOf(recorded);
    const pending = this.#byShare.get(share) ?? [];
    pending.push({ position: recorded.position, event: foldedEvent(recorded) });
    if (pending.length > keptPerShare) pending.splice(0, keptPerShare / 2);
    this.#byShare.set(share, pending);
  }

  /** What has come to be shown, now that the share has got so far; undefined when nothing has. */
  shownAt(share: number, position: string, stalled: readonly StalledStream[]): Shown | undefined {
    const pending = this.#byShare.get(share) ?? [];
    const end = pending.findIndex((each) => each.position > position);
    const shown = pending.splice(0, end === -1 ? pending.length : end);
    if (pending.length === 0) this.#byShare.delete(share);
    const stops = new Map(stalled.map(({ stream, revision }) => [stream, revision]));
    const isShown = ({ stream, revision }: FoldedEvent) =>
      revision < (stops.get(stream) ?? Infinity);
    const events = shown.map(({ event }) => event).filter(isShown);
    if (events.length === 0) return undefined;
    const revisions = events.map(
      ({ stream, revision }) => [progressKey(stream), revision] as const,
    );
    return { revisions: Object.fromEntries(revisions), touched: this.#touchedBy(events) };
  }

  #touchedBy(events: readonly FoldedEvent[]): readonly TouchedRows[] {
    const touched = new Map<string, { partition: string; collection: string; ids: Set<string> }>();
    for (const event of events) {
      for (const { collection, ...key } of this.#keysOf(event)) {
        const partition = key.partition ?? event.streamId;
        const rows = touched.get(`${partition}/${collection}`);
        if (rows !== undefined) rows.ids.add(key.id);
        else {
          const first = { partition, collection, ids: new Set([key.id]) };
          touched.set(`${partition}/${collection}`, first);
        }
      }
    }
    return [...touched.values()].map(({ ids, ...rows }) => ({ ...rows, ids: [...ids] }));
  }

  #keysOf(event: FoldedEvent) {
    return this.set.of(event).flatMap((projection) => {
      try {
        const { name: collection } = projection.collection;
        return projection.keys(event).map((key) => ({ ...key, collection }));
      } catch {
        // An event that cannot be folded: its stream stands still, which others tell.
        return [];
      }
    });
  }
}
