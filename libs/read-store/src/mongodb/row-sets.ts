import type { ClientSession, Collection, Db } from 'mongodb';
import type { AnyCollection } from '../collection.js';
import { RowsNotReady } from '../errors.js';
import type { LiveRows } from '../read-store.js';
import { isAlreadyThere, isDropped } from './failures.js';
import { createIndexes } from './indexes.js';
import type { StoredRow } from './stored-row.js';

interface LiveDocument extends LiveRows {
  /** The collection's name. */
  readonly _id: string;
  readonly fields: readonly string[];
}

/** What a set of rows was made for. */
interface RowSet {
  readonly _id: string;
  readonly fields: readonly string[];
}

const collectionName = /^[a-z][a-z0-9_]*$/;

/** The name of the rows of one version and build. */
export function rowSetName({ name, version, build = 0 }: AnyCollection): string {
  if (!collectionName.test(name)) throw new Error(`a collection named ${name}`);
  return `${prefixOf(name)}${version}_b${build}`;
}

/** The sets of rows, each version and build a MongoDB collection, and which of them are read. */
export class RowSets {
  readonly #live: Collection<LiveDocument>;
  readonly #made: Collection<RowSet>;

  constructor(readonly db: Db) {
    this.#live = db.collection('live');
    this.#made = db.collection('row_sets');
  }

  rows(name: string): Collection<StoredRow> {
    return this.db.collection(name);
  }

  /** Throws when a field is new under an old version. */
  async create(collection: AnyCollection, deferIndexes: boolean): Promise<void> {
    const name = rowSetName(collection);
    const fields = Object.keys(collection.fields);
    await this.db.createCollection(name).catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
    const made = await this.#made.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { fields } },
      { upsert: true, returnDocument: 'after' },
    );
    const missing = fields.find((field) => made?.fields.includes(field) === false);
    if (missing !== undefined) {
      throw new Error(`${collection.name}: ${missing} is new, so the version must be raised`);
    }
    if (!deferIndexes) await createIndexes(this.rows(name), collection);
  }

  async drop(name: string): Promise<void> {
    await this.db.dropCollection(name);
    await this.#made.deleteOne({ _id: name });
  }

  /** Drops the other versions and builds of a collection. */
  async dropOthers(collection: AnyCollection): Promise<void> {
    const kept = rowSetName(collection);
    const pattern = new RegExp(`^${prefixOf(collection.name)}\\d+_b\\d+$`);
    const found = await this.db.listCollections({ name: pattern }, { nameOnly: true }).toArray();
    for (const { name } of found) if (name !== kept) await this.drop(name);
  }

  async live(): Promise<ReadonlyMap<string, LiveRows>> {
    const all = await this.#live.find().toArray();
    return new Map(all.map(({ _id, version, build }) => [_id, { version, build }]));
  }

  async makeLive(collection: AnyCollection, session: ClientSession | undefined): Promise<void> {
    const { name, version, build = 0 } = collection;
    const document = { version, build, fields: Object.keys(collection.fields) };
    const options = { upsert: true, ...(session && { session }) };
    await this.#live.replaceOne({ _id: name }, document, options);
  }

  /**
   * Reads the live rows, or those asked for while none are. Rows that are switched meanwhile are
   * dropped, and then found empty: an empty answer counts when its rows are live still.
   */
  async read<T>(
    collection: AnyCollection,
    fields: readonly string[],
    query: (rows: Collection<StoredRow>) => Promise<T>,
    isEmpty: (answer: T) => boolean,
  ): Promise<T> {
    let name = await this.#nameOfLive(collection, fields);
    for (;;) {
      const answer = await query(this.rows(name)).catch((error: unknown) => {
        if (isDropped(error)) return undefined;
        throw error;
      });
      if (answer !== undefined && !isEmpty(answer)) return answer;
      const again = await this.#nameOfLive(collection, fields);
      if (again === name && answer !== undefined) return answer;
      name = again;
    }
  }

  async #nameOfLive(collection: AnyCollection, fields: readonly string[]): Promise<string> {
    const live = await this.#live.findOne({ _id: collection.name });
    if (live === null) return rowSetName(collection);
    const isMissing = (field: string): boolean =>
      field !== 'id' && field !== 'revision' && !live.fields.includes(field);
    const missing = fields.find(isMissing);
    if (missing !== undefined) throw new RowsNotReady(collection.name, missing);
    return rowSetName({ ...collection, version: live.version, build: live.build });
  }
}

function prefixOf(name: string): string {
  return `rows_${name}_v`;
}
