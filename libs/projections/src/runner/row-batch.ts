import type { ReadStore, ReplacedRow, Row, RowChange } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent, RowKey } from '../projection.js';
import type { TouchedRows } from './progress.js';

/** A row in hand. Its revision is of its own stream; -1 before its first event. */
export interface HeldRow {
  readonly projection: AnyProjection;
  readonly key: Required<RowKey>;
  row: Row | undefined;
  /** As it was loaded. */
  before: Row | undefined;
  revision: number;
  hasChanged: boolean;
  /** What it was at ends of steps, as far as these events replace it. */
  replaced: ReplacedRow[] | undefined;
  forgets: boolean | undefined;
}

/** The rows that one batch of events touches: asked for, loaded together, folded, written. */
export class RowBatch {
  readonly #held = new Map<AnyProjection, Map<string, Map<string, HeldRow>>>();

  /** The row that a key names; its contents are there once `load` has answered. */
  hold(projection: AnyProjection, key: RowKey, event: FoldedEvent): HeldRow {
    const partition = key.partition ?? event.streamId;
    const rows = inner(inner(this.#held, projection), partition);
    const known = rows.get(key.id);
    if (known !== undefined) return known;
    const row = {
      projection,
      key: { partition, id: key.id },
      row: undefined,
      before: undefined,
      revision: -1,
      hasChanged: false,
      replaced: undefined,
      forgets: undefined,
    };
    rows.set(key.id, row);
    return row;
  }

  async load(store: Pick<ReadStore, 'load'>): Promise<void> {
    for (const [{ collection }, partitions] of this.#held) {
      for (const [partition, rows] of partitions) {
        for (const kept of await store.load(collection, partition, [...rows.keys()])) {
          const held = rows.get(kept.id);
          if (held === undefined) continue;
          held.row = held.before = kept.row;
          held.revision = kept.revision;
        }
      }
    }
  }

  /**
   * What has to be written; rows that folds left as they were are not in it. Of each collection new
   * rows come before changed ones: stores write several of them at once.
   */
  changes(): { readonly changes: readonly RowChange[]; readonly touched: readonly TouchedRows[] } {
    const changes: RowChange[] = [];
    const touched: TouchedRows[] = [];
    for (const [{ collection }, partitions] of this.#held) {
      for (const [partition, rows] of partitions) {
        const ids: string[] = [];
        const changed: RowChange[] = [];
        for (const held of rows.values()) {
          if (!held.hasChanged) continue;
          const { id } = held.key;
          const { revision, row, before, replaced, forgets } = held;
          ids.push(id);
          const to = before === undefined ? changes : changed;
          to.push({ collection, partition, id, revision, row, before, replaced, forgets });
        }
        for (const change of changed) changes.push(change);
        if (ids.length > 0) touched.push({ partition, collection: collection.name, ids });
      }
    }
    return { changes, touched };
  }
}

function inner<K, L, V>(outer: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = outer.get(key);
  if (known !== undefined) return known;
  const made = new Map<L, V>();
  outer.set(key, made);
  return made;
}
