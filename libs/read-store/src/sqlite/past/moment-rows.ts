import { existsSync } from 'node:fs';
import type { AnyCollection } from '../../collection.js';
import { endBefore } from '../../past.js';
import type { Checkpoint, KeptRow, ReadStore, RowChange } from '../../read-store.js';
import { readCheckpoint } from '../checkpoints.js';
import { Database } from '../database.js';
import { attempt } from '../row-reader.js';
import { LiveTables } from '../live-tables.js';
import { Partitions } from '../partitions.js';
import { SqliteReadStore } from '../sqlite-read-store.js';
import { tableOf } from '../table.js';
import { knownSince } from './earlier-rows.js';
import { beginMomentFile, momentQueries, type Beneath } from './moment-file.js';
import type { MomentQueries } from './moment-queries.js';

/** The requested point in time, and the files of its rows. */
export interface MomentOptions {
  /** A new file for the moment's own rows. */
  readonly file: string;
  /** The file of the live rows. */
  readonly live: string;
  /** The name of the checkpoint of the live rows. */
  readonly checkpoint: string;
  readonly partition: string;
  /** The last event that the moment includes. */
  readonly revision: number;
  readonly collections: readonly AnyCollection[];
}

/** The part of a read store that folding up to an event needs. */
type FoldedRows = Pick<ReadStore, 'prepare' | 'checkpoint' | 'load' | 'write'>;

/**
 * The rows of a moment, for folding the last events before it: rows that these events change go
 * into the file, and the others are read from the live file as of the end of the last step.
 * Undefined if the live file does not know them.
 */
export function openMoment(options: MomentOptions): MomentRows | undefined {
  const { file, live, partition } = options;
  const revision = endBefore(options.revision);
  if (revision < 0 || !existsSync(live)) return undefined;
  const db = new Database(live, { readOnly: true });
  const number = new Partitions(db).find(partition);
  if (number === undefined || !tells(db, number, revision, options)) {
    db.close();
    return undefined;
  }
  const beneath = { file: live, partition, number, revision };
  return new MomentRows(file, db, beneath);
}

/** Whether the live rows have reached the revision and know the state of all collections at it. */
function tells(
  db: Database,
  number: number,
  revision: number,
  { checkpoint, partition, collections }: MomentOptions,
): boolean {
  const shown = readCheckpoint(db, checkpoint, [partition])?.revisions[partition] ?? -1;
  if (shown < revision) return false;
  const live = new LiveTables(db).all();
  return collections.every((collection) => {
    const found = live.get(collection.name);
    if (found?.version !== collection.version) return false;
    const { name } = tableOf({ ...collection, build: found.build });
    return knownSince(db, name, number) <= revision;
  });
}

/** The rows that a moment's last events change, on top of the live file. */
export class MomentRows implements FoldedRows {
  readonly #notes: Database;
  readonly #own: SqliteReadStore;
  readonly #beneath: MomentQueries;
  /** Ids of rows that existed at the end of the step, by the moment's tables. */
  readonly #before = new Map<string, Set<string>>();

  constructor(
    file: string,
    private readonly live: Database,
    private readonly at: Beneath,
  ) {
    this.#notes = new Database(file);
    beginMomentFile(this.#notes, at);
    this.#own = new SqliteReadStore(file, { keepsWhole: true });
    // Rows of both files are found by the number that the live one has given.
    this.#notes.run('INSERT INTO partitions (number, name) VALUES (?, ?)', [
      at.number,
      at.partition,
    ]);
    this.#beneath = momentQueries(live, at, false);
  }

  prepare(collections: readonly AnyCollection[]): Promise<void> {
    return this.#own.prepare(collections, { deferIndexes: true });
  }

  async checkpoint(name: string): Promise<Checkpoint> {
    const begun = await this.#own.checkpoint(name);
    const { partition, revision } = this.at;
    return begun ?? { name, position: undefined, revisions: { [partition]: revision } };
  }

  async load(
    collection: AnyCollection,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly KeptRow[]> {
    const own = await this.#own.load(collection, partition, ids);
    const found = new Set(own.map(({ id }) => id));
    const others = ids.filter((id) => !found.has(id));
    const beneath = await attempt(() => this.#beneath.getMany(collection, partition, others));
    const before = this.#beforeIn(collection);
    for (const { id } of beneath) before.add(id);
    return [...own, ...beneath.map((row) => ({ id: row.id, revision: row.revision, row }))];
  }

  async write(changes: readonly RowChange[], checkpoint: Checkpoint): Promise<void> {
    await attempt(() => {
      this.#notes.transaction(() => {
        for (const { collection, id } of changes) {
          if (!this.#beforeIn(collection).has(id)) continue;
          const values = [tableOf(collection).name, id];
          this.#notes.run('INSERT OR IGNORE INTO covered VALUES (?, ?)', values);
        }
      });
    });
    await this.#own.write(
      changes.map(({ collection, partition, id, revision, row }) => {
        return { collection, partition, id, revision, row };
      }),
      checkpoint,
    );
  }

  async close(): Promise<void> {
    this.live.close();
    await this.#own.close();
    this.#notes.close();
  }

  #beforeIn(collection: AnyCollection): Set<string> {
    const { name } = tableOf(collection);
    const known = this.#before.get(name) ?? new Set<string>();
    this.#before.set(name, known);
    return known;
  }
}
