import { closeWhole } from '@balcao/sqlite';
import { LRUCache } from 'lru-cache';
import { DatabaseSync } from '@photostructure/sqlite';
import type { StatementSyncInstance } from '@photostructure/sqlite';

/** What a column holds here; rows keep booleans as 0 and 1, and everything else in JSON. */
export type SqlValue = string | number | null;
/** A row of a result, by its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Small, as a commit of few rows writes one page for each index that they enter. */
const pageSize = 2_048;
/** Of the log, before its pages go to the file: one that was written often goes there once. */
const logSize = 16_384_000;
/** How many prepared statements are kept; each holds a few kilobytes. */
const statementLimit = 300;

/** One connection with its prepared statements; every value is bound, none spliced. */
export class Database {
  readonly #db: InstanceType<typeof DatabaseSync>;
  readonly #statements = new LRUCache<string, StatementSyncInstance>({ max: statementLimit });
  readonly #isReadOnly: boolean;

  /**
   * What is removed is overwritten. Rows can be rebuilt, so a commit does not wait for the disk
   * (`synchronous=NORMAL`); what cannot is `precious`: a commit is on the disk.
   */
  constructor(path: string, { readOnly = false, isPrecious = false } = {}) {
    this.#isReadOnly = readOnly;
    this.#db = new DatabaseSync(path, { readOnly, timeout: 5_000 });
    // A new file's; one that is there keeps its own.
    if (!readOnly) this.#db.exec(`PRAGMA page_size=${pageSize}`);
    this.#db.exec('PRAGMA cache_size=-65536; PRAGMA temp_store=MEMORY');
    if (!readOnly) this.#db.exec('PRAGMA secure_delete=ON');
    if (isPrecious) {
      // Without a log next to the file, in which removed rows would be found for a while. A commit
      // is the removal of the journal, and `FULL` leaves that to be flushed some time later.
      this.#db.exec('PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA');
    } else if (!readOnly) {
      this.#db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL');
      this.#db.exec(`PRAGMA wal_autocheckpoint=${logSize / pageSize}`);
      this.#db.exec('PRAGMA journal_size_limit=67108864');
    }
  }

  all(sql: string, values: readonly SqlValue[] = []): readonly SqlRow[] {
    return this.#statement(sql).all(...values) as readonly SqlRow[];
  }

  get(sql: string, values: readonly SqlValue[] = []): SqlRow | undefined {
    return this.#statement(sql).get(...values) as SqlRow | undefined;
  }

  /** Answers how many rows it has changed. */
  run(sql: string, values: readonly SqlValue[] = []): number {
    return this.#statement(sql).run(...values).changes;
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** All of `work` or none of it; no other connection writes meanwhile. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** All that `work` reads is of one moment. */
  snapshot<T>(work: () => T): T {
    this.#db.exec('BEGIN');
    try {
      return work();
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  /** Statements over tables that are about to be dropped must not stay prepared. */
  forgetStatements(): void {
    this.#statements.clear();
  }

  close(): void {
    this.#statements.clear();
    if (!this.#db.isOpen) return;
    if (this.#isReadOnly) this.#db.close();
    else closeWhole(this.#db);
  }

  #statement(sql: string): StatementSyncInstance {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** A column that is known to hold a whole number. */
export function numberIn(row: SqlRow | undefined, column: string): number | undefined {
  const value = row?.[column];
  return typeof value === 'number' ? value : undefined;
}

/** A column that is known to hold text. */
export function textIn(row: SqlRow | undefined, column: string): string | undefined {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
}
