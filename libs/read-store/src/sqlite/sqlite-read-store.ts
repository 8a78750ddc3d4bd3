import type { AnyCollection } from '../collection.js';
import type { Fence, Leases } from '../leases.js';
import type {
  Checkpoint,
  KeptRow,
  LiveRows,
  PrepareOptions,
  ReadStore,
  RowChange,
} from '../read-store.js';
import {
  createCheckpoints,
  dropCheckpoint,
  readCheckpoint,
  writeCheckpoint,
} from './checkpoints.js';
import { Database } from './database.js';
import { SqliteLeases } from './leases.js';
import { LiveTables } from './live-tables.js';
import { createEarlierIndex, createTables, sinceTable } from './past/earlier-rows.js';
import { Partitions } from './partitions.js';
import { RowQueries } from './row-queries.js';
import { attempt, SqliteRowReader } from './row-reader.js';
import { RowShapes, shapesTable } from './row-shapes.js';
import { RowWriter } from './row-writer.js';
import { emptyLog, mergeAll, mergeOn, rewrite } from './scrubbing.js';
import { createFieldIndexes, tableOf } from './table.js';
import { createWordIndex, indexedTable } from './word-index.js';

const ownTables = `
  CREATE TABLE IF NOT EXISTS partitions (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS live (
    collection TEXT PRIMARY KEY, version INTEGER NOT NULL, build INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS removed (
    rows TEXT NOT NULL, partition INTEGER NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    PRIMARY KEY (rows, partition, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY, holder TEXT NOT NULL, epoch INTEGER NOT NULL, until INTEGER NOT NULL,
    note TEXT) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);`;

/**
 * Rows in one SQLite file (or `:memory:`): a table for each version of a collection, its declared
 * fields in columns, the others in a list (`RowShapes`). One process writes; others may read the
 * file meanwhile. Every call blocks its thread for as long as SQLite works.
 */
export class SqliteReadStore extends SqliteRowReader implements ReadStore {
  readonly leases: Leases;
  readonly #db: Database;
  readonly #partitions: Partitions;
  readonly #shapes: RowShapes;
  readonly #live: LiveTables;
  readonly #writer: RowWriter;
  readonly #fences: SqliteLeases;
  /** The drops that are under way: a failed one is tried again with the next switch. */
  #dropping: Promise<void> = Promise.resolve();

  /**
   * `isPrecious` where rows cannot be rebuilt, and must be gone when they are removed; those are
   * kept whole, as are others that are read together with rows of another file (`keepsWhole`).
   */
  constructor(path: string, { isPrecious = false, keepsWhole = false } = {}) {
    const db = new Database(path, { isPrecious });
    db.exec(ownTables + indexedTable + shapesTable + sinceTable);
    createCheckpoints(db);
    const partitions = new Partitions(db);
    const live = new LiveTables(db);
    const shapes = new RowShapes(db, isPrecious || keepsWhole);
    super(new RowQueries(db, partitions, live, shapes));
    this.#db = db;
    this.#partitions = partitions;
    this.#shapes = shapes;
    this.#live = live;
    this.#writer = new RowWriter(db, partitions, live, shapes);
    this.#fences = new SqliteLeases(this.#db);
    this.leases = this.#fences;
  }

  prepare(collections: readonly AnyCollection[], options: PrepareOptions = {}): Promise<void> {
    return attempt(() => {
      this.#db.transaction(() => {
        for (const collection of collections) createTables(this.#db, collection);
      });
      if (options.deferIndexes !== true) this.#createIndexes(collections);
    });
  }

  load(
    collection: AnyCollection,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly KeptRow[]> {
    return attempt(() => this.#writer.load(collection, partition, ids));
  }

  write(changes: readonly RowChange[], checkpoint: Checkpoint, fence?: Fence): Promise<void> {
    return attempt(() => {
      this.#writeTogether(() => {
        if (fence !== undefined) this.#fences.pass(fence);
        this.#writer.writeAll(changes);
        writeCheckpoint(this.#db, checkpoint);
      });
    });
  }

  repair(changes: readonly RowChange[], until: number): Promise<number> {
    return attempt(() => {
      let repaired = 0;
      this.#writeTogether(() => {
        for (const change of changes) repaired += this.#writer.repair(change, until) ? 1 : 0;
      });
      return repaired;
    });
  }

  checkpoint(name: string, partitions?: readonly string[]): Promise<Checkpoint | undefined> {
    return attempt(() => readCheckpoint(this.#db, name, partitions));
  }

  clear(name: string, collections: readonly AnyCollection[]): Promise<void> {
    return attempt(() => {
      this.#db.transaction(() => {
        dropCheckpoint(this.#db, name);
        for (const collection of collections) {
          this.#live.drop(tableOf(collection).name);
          createTables(this.#db, collection);
        }
      });
    });
  }

  live(): Promise<ReadonlyMap<string, LiveRows>> {
    return attempt(() => this.#live.all());
  }

  /**
   * Others are dropped afterwards, table by table, with pauses in which rows are written; what a
   * crash leaves of them goes with the next switch, or when rows of people are scrubbed.
   */
  async makeLive(
    collections: readonly AnyCollection[],
    checkpoint: Checkpoint,
    retired: readonly string[] = [],
    fence?: Fence,
  ): Promise<void> {
    await attempt(() => {
      this.#createIndexes(collections);
      this.#db.transaction(() => {
        if (fence !== undefined) this.#fences.pass(fence);
        for (const collection of collections) this.#live.switchTo(collection);
        dropCheckpoint(this.#db, checkpoint.name);
        for (const name of retired) dropCheckpoint(this.#db, name);
        writeCheckpoint(this.#db, checkpoint);
      });
    });
    const others = await attempt(() => collections.flatMap((each) => this.#live.others(each)));
    this.#dropping = this.#dropping.then(() => this.#dropAll(others)).catch(() => undefined);
  }

  /** Words of what is gone are merged away, the file is rewritten, and its log emptied. */
  async scrub(collections: readonly AnyCollection[]): Promise<boolean> {
    await this.#dropping;
    for (const collection of collections) {
      await attempt(() => this.#live.former(collection)).then((tables) => this.#dropAll(tables));
      const table = this.#live.tableFor(collection);
      if (table === undefined || !this.#live.hasSearch(table)) continue;
      for (let step = mergeAll(this.#db, table); step > 1; step = mergeOn(this.#db, table)) {
        // Batches go on meanwhile.
        await new Promise(setImmediate);
      }
    }
    return attempt(() => {
      rewrite(this.#db);
      return emptyLog(this.#db);
    });
  }

  /** Commits a row of its own. */
  ping(): Promise<void> {
    return attempt(() => {
      this.#db.run('INSERT OR REPLACE INTO heartbeat VALUES (1, ?)', [Date.now()]);
    });
  }

  async close(): Promise<void> {
    await this.#dropping;
    await attempt(() => {
      this.#db.close();
    });
  }

  async #dropAll(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      await attempt(() => {
        this.#db.transaction(() => {
          this.#live.drop(table);
        });
      });
      await new Promise(setImmediate);
    }
  }

  /** In a transaction; numbers that were given in one that is taken back are forgotten. */
  #writeTogether(work: () => void): void {
    try {
      this.#db.transaction(work);
    } catch (error) {
      this.#partitions.forget();
      this.#shapes.forget();
      throw error;
    }
  }

  /** Each collection's in a transaction of its own, which may take seconds for many rows. */
  #createIndexes(collections: readonly AnyCollection[]): void {
    for (const collection of collections) {
      this.#db.transaction(() => {
        const { name, search } = tableOf(collection);
        createFieldIndexes(this.#db, collection);
        createEarlierIndex(this.#db, name);
        if (search !== undefined) createWordIndex(this.#db, name, search);
      });
    }
  }
}
