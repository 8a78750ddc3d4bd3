import { LRUCache } from 'lru-cache';
import type { Database, SqlValue } from './database.js';
import { numberIn } from './database.js';
import type { Sql } from './condition.js';

/** Fewer rows are counted as quickly as looked up. */
const keptFrom = 10_000;
/** Tables and partitions that are remembered. */
const keptAtMost = 1_000;

/** The plus keeps the index of partitions out of it, which would be walked from end to end. */
const addedSince = 'seq > ?2 AND +';

interface Kept {
  readonly counts: Counts;
  /** The last number of a row in the table. */
  readonly last: number;
  /** Changes when a row of the partition is removed, or a table rebuilt. */
  readonly state: string;
}

/** How many rows there are of each value of a field; of none, all are under null. */
type Counts = ReadonlyMap<SqlValue, number>;

/** All rows of a partition. */
const all: Sql = { text: '1', values: [] };

/**
 * How many rows a partition has, without walking over a million of them each time: rows are only
 * ever added behind the last one, so what was counted before stays as long as none was removed.
 * The same holds of those that fixed fields select, and of those of each value of such a field.
 */
export class RowCounts {
  readonly #kept = new LRUCache<string, Kept>({ max: keptAtMost });

  constructor(
    readonly db: Database,
    readonly from = keptFrom,
  ) {}

  count(table: string, partition: number, where: Sql = all): number {
    return totalOf(this.#counts(table, partition, where));
  }

  /** How many there are of each value that a fixed column has. */
  by(table: string, partition: number, column: string): Counts {
    return this.#counts(table, partition, all, column);
  }

  #counts(table: string, partition: number, where: Sql, column?: string): Counts {
    const key = JSON.stringify([table, partition, column, where.text, ...where.values]);
    const before = this.#kept.get(key);
    const since = before === undefined ? '' : addedSince;
    // One statement, so that all of it is of one moment.
    const rows = this.db.all(
      `SELECT * FROM (SELECT (SELECT max(seq) FROM ${table}) AS last,
          (SELECT schema_version FROM pragma_schema_version) || ' ' ||
          (SELECT count(*) || ' ' || total(revision) FROM removed
            WHERE rows = '${table}' AND partition = ?1) AS state)
        LEFT JOIN (SELECT ${column ?? 'NULL'} AS value, count(*) AS count FROM ${table}
          WHERE ${since}partition = ?1 AND ${where.text}
          ${column === undefined ? '' : `GROUP BY ${column}`})`,
      [partition, ...(before === undefined ? [] : [before.last]), ...where.values],
    );
    const state = String(rows[0]?.['state']);
    if (before !== undefined && before.state !== state) {
      this.#kept.delete(key);
      return this.#counts(table, partition, where, column);
    }
    const counts = new Map(before?.counts);
    for (const row of rows) {
      const { value = null } = row;
      const added = numberIn(row, 'count') ?? 0;
      if (added > 0) counts.set(value, (counts.get(value) ?? 0) + added);
    }
    this.#keep(key, { counts, last: numberIn(rows[0], 'last') ?? 0, state });
    return counts;
  }

  #keep(key: string, kept: Kept): void {
    if (totalOf(kept.counts) >= this.from) this.#kept.set(key, kept);
  }
}

const totalOf = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
