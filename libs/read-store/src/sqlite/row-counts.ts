import type { Database } from './database.js';
import { numberIn } from './database.js';
import type { Sql } from './condition.js';

/** Fewer rows are counted as quickly as looked up. */
const keptFrom = 10_000;
/** Tables and partitions that are remembered. */
const keptAtMost = 1_000;

/** The plus keeps the index of partitions out of it, which would be walked from end to end. */
const addedSince = 'seq > ?2 AND +';

interface Kept {
  readonly count: number;
  /** The last number of a row in the table. */
  readonly last: number;
  /** Changes when a row of the partition is removed, or a table made anew. */
  readonly state: string;
}

/** All rows of a partition. */
const all: Sql = { text: '1', values: [] };

/**
 * How many rows a partition has, without walking over a million of them each time: rows are only
 * ever added behind the last one, so what was counted before stays as long as none was removed.
 * The same holds of those that fixed fields select.
 */
export class RowCounts {
  readonly #kept = new Map<string, Kept>();

  constructor(
    readonly db: Database,
    readonly from = keptFrom,
  ) {}

  count(table: string, partition: number, where: Sql = all): number {
    const key = JSON.stringify([table, partition, where.text, ...where.values]);
    const before = this.#kept.get(key);
    // One statement, so that all of it is of one moment.
    const row = this.db.get(
      `SELECT count(*) AS count, (SELECT max(seq) FROM ${table}) AS last,
          (SELECT schema_version FROM pragma_schema_version) || ' ' ||
          (SELECT count(*) || ' ' || total(revision) FROM removed
            WHERE rows = '${table}' AND partition = ?1) AS state
        FROM ${table}
        WHERE ${before === undefined ? '' : addedSince}partition = ?1 AND ${where.text}`,
      [partition, ...(before === undefined ? [] : [before.last]), ...where.values],
    );
    const state = String(row?.['state']);
    if (before !== undefined && before.state !== state) {
      this.#kept.delete(key);
      return this.count(table, partition, where);
    }
    const count = (before?.count ?? 0) + (numberIn(row, 'count') ?? 0);
    this.#keep(key, { count, last: numberIn(row, 'last') ?? 0, state });
    return count;
  }

  #keep(key: string, kept: Kept): void {
    if (kept.count < this.from) return;
    if (this.#kept.size >= keptAtMost) this.#kept.clear();
    this.#kept.set(key, kept);
  }
}
