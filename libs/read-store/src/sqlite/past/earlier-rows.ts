import type { Database, SqlValue } from '../database.js';
import { numberIn } from '../database.js';
import type { AnyCollection } from '../../collection.js';
import { columnsFor, createTable, hasTable, tableOf, valueColumns, type Table } from '../table.js';

/**
 * The revision since which earlier rows of a table are kept; without an entry, since its first row.
 */
export const sinceTable = `
  CREATE TABLE IF NOT EXISTS earlier_since (
    rows TEXT NOT NULL, partition INTEGER NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (rows, partition)) WITHOUT ROWID;`;

/** All partitions; no partition has the number 0. */
const everyPartition = 0;
const never = Number.MAX_SAFE_INTEGER;

/** The name of the table of earlier rows. */
export const earlierTable = (table: string): string => `earlier_${table}`;

/** The value columns that a row and its earlier versions have in common. */
export function valueNames(table: Table): readonly string[] {
  return [
    ...table.fields.flatMap(([field, type]) => columnsFor(field, type)),
    ...(table.search === undefined ? [] : ['words']),
    'row',
  ];
}

/**
 * Creates the tables of rows and of earlier rows, without indexes. Earlier versions of rows that an
 * older build wrote are unknown.
 */
export function createTables(db: Database, collection: AnyCollection): void {
  const table = tableOf(collection);
  const isNew = !hasTable(db, table.name);
  createTable(db, collection);
  const name = earlierTable(table.name);
  // An older build drops a table without them.
  if (isNew) dropEarlier(db, table.name);
  if (hasTable(db, name)) return;
  db.exec(`CREATE TABLE ${name} (
    seq INTEGER PRIMARY KEY, partition INTEGER NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, until INTEGER NOT NULL, ${valueColumns(table)})`);
  if (!isNew) setSince(db, table.name, everyPartition, never);
}

/**
 * One index serves reads of a row by id and of all rows at a point in time: it covers the columns
 * of both.
 */
export function createEarlierIndex(db: Database, table: string): void {
  const name = earlierTable(table);
  db.exec(`CREATE INDEX IF NOT EXISTS ${name}_of ON ${name} (partition, id, until, revision)`);
}

/** Drops the earlier rows of a table. */
export function dropEarlier(db: Database, table: string): void {
  db.exec(`DROP TABLE IF EXISTS ${earlierTable(table)}`);
  db.run('DELETE FROM earlier_since WHERE rows = ?', [table]);
}

/**
 * The statement that inserts an earlier row: partition, id, revision, `until`, then `valueNames`.
 */
export function insertEarlier(table: Table): string {
  const names = ['partition', 'id', 'revision', 'until', ...valueNames(table)];
  const places = names.map(() => '?').join(', ');
  return `INSERT INTO ${earlierTable(table.name)} (${names.join(', ')}) VALUES (${places})`;
}

/** Deletes the earlier versions of a row; points in time before the revision become unknown. */
export function forgetEarlier(
  db: Database,
  table: string,
  [partition, id]: readonly [partition: number, id: string],
  since: number,
): void {
  const at: readonly SqlValue[] = [partition, id];
  db.run(`DELETE FROM ${earlierTable(table)} WHERE partition = ? AND id = ?`, at);
  setSince(db, table, partition, since);
}

/** The revision since which points in time of a table are known; `never` if none is. */
export function knownSince(db: Database, table: string, partition: number): number {
  if (!hasTable(db, earlierTable(table))) return never;
  const found = db.get(
    `SELECT max(since) AS since FROM earlier_since
      WHERE rows = ? AND partition IN (${everyPartition}, ?)`,
    [table, partition],
  );
  return numberIn(found, 'since') ?? -1;
}

function setSince(db: Database, table: string, partition: number, since: number): void {
  db.run(
    `INSERT INTO earlier_since (rows, partition, since) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET since = max(since, excluded.since)`,
    [table, partition, since],
  );
}
