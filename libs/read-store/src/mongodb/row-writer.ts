import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { AnyCollection } from '../collection.js';
import type { KeptRow, RowChange } from '../read-store.js';
import { isDuplicate } from './failures.js';
import { rowSetName } from './row-sets.js';
import type { RowSets } from './row-sets.js';
import { keptRow, storedId, storedRow } from './stored-row.js';
import type { StoredRow } from './stored-row.js';

/** What a batch writes: by the set of rows, the newest change of each row. */
export type StoredBatch = ReadonlyMap<string, ReadonlyMap<string, StoredRow>>;

/** Checks and sorts a batch before anything of it is written. */
export function storedBatch(changes: readonly RowChange[]): StoredBatch {
  const batch = new Map<string, Map<string, StoredRow>>();
  const names = new Map<AnyCollection, string>();
  for (const change of changes) {
    const name = names.get(change.collection) ?? rowSetName(change.collection);
    names.set(change.collection, name);
    const rows = batch.get(name) ?? new Map<string, StoredRow>();
    batch.set(name, rows);
    const row = storedRow(change);
    if ((rows.get(row._id)?.revision ?? -1) < row.revision) rows.set(row._id, row);
  }
  return batch;
}

/** Writes rows, each guarded by its revision. */
export class RowWriter {
  constructor(readonly sets: RowSets) {}

  /** Most rows are new: those are inserted at once, and only the others replaced one by one. */
  async write(batch: StoredBatch, session: ClientSession | undefined): Promise<void> {
    for (const [name, rows] of batch) {
      const revisions = await this.#revisions(name, [...rows.keys()], session);
      const fresh: StoredRow[] = [];
      const newer: StoredRow[] = [];
      for (const row of rows.values()) {
        const revision = revisions.get(row._id);
        if (revision === undefined) fresh.push(row);
        else if (revision < row.revision) newer.push(row);
      }
      newer.push(...(await this.#insert(name, fresh, session)));
      await this.#replace(name, newer, session);
    }
  }

  /** One by one: a row that events change meanwhile is left as they made it. */
  async repair(changes: readonly RowChange[], until: number): Promise<number> {
    let repaired = 0;
    for (const change of changes) {
      const { _id, ...replacement } = storedRow(change);
      const rows = this.sets.rows(rowSetName(change.collection));
      const kept = await rows.findOne({ _id });
      if (kept === null) repaired += (await this.#insertNew(rows, { _id, ...replacement })) ? 1 : 0;
      else if ((kept.row?.revision ?? kept.revision) <= until) {
        const filter = { _id, revision: kept.revision };
        repaired += (await rows.replaceOne(filter, replacement)).modifiedCount;
      }
    }
    return repaired;
  }

  async #insertNew(rows: Collection<StoredRow>, row: StoredRow): Promise<boolean> {
    try {
      await rows.insertOne(row);
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return false;
    }
  }

  async load(name: string, partition: string, ids: readonly string[]): Promise<KeptRow[]> {
    const filter = { _id: { $in: ids.map((id) => storedId(partition, id)) } };
    const options = { projection: { row: 1, revision: 1 } };
    const rows = await this.sets.rows(name).find(filter, options).toArray();
    return rows.map((row) => keptRow(partition, row));
  }

  async #revisions(
    name: string,
    ids: readonly string[],
    session: ClientSession | undefined,
  ): Promise<ReadonlyMap<string, number>> {
    const options = { projection: { revision: 1 }, ...(session && { session }) };
    const kept = await this.sets
      .rows(name)
      .find({ _id: { $in: ids } }, options)
      .toArray();
    return new Map(kept.map(({ _id, revision }) => [_id, revision]));
  }

  /** Answers the rows that somebody else has inserted meanwhile; a transaction fails instead. */
  async #insert(
    name: string,
    fresh: readonly StoredRow[],
    session: ClientSession | undefined,
  ): Promise<readonly StoredRow[]> {
    if (fresh.length === 0) return [];
    const options = { ordered: false, ...(session && { session }) };
    try {
      await this.sets.rows(name).insertMany(fresh, options);
      return [];
    } catch (error) {
      if (session !== undefined || !isDuplicate(error)) throw error;
      return fresh;
    }
  }

  async #replace(
    name: string,
    newer: readonly StoredRow[],
    session: ClientSession | undefined,
  ): Promise<void> {
    if (newer.length === 0) return;
    const operations = newer.map(({ _id, ...replacement }): AnyBulkWriteOperation<StoredRow> => ({
      replaceOne: { filter: { _id, revision: { $lt: replacement.revision } }, replacement },
    }));
    const options = { ordered: false, ...(session && { session }) };
    await this.sets.rows(name).bulkWrite(operations, options);
  }
}
