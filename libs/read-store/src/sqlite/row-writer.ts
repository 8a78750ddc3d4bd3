import { byName, type AnyCollection, type FieldType, type Row } from '../collection.js';
import type { FieldValue } from '../filter.js';
import { hasOrderKey, orderKeyOf } from '../order-key.js';
import type { KeptRow, RowChange } from '../read-store.js';
import { assertField } from '../row-values.js';
import type { Database, SqlValue } from './database.js';
import { sqlValue } from './condition.js';
import type { LiveTables } from './live-tables.js';
import type { Partitions } from './partitions.js';
import { forgetEarlier, insertEarlier, valueNames } from './past/earlier-rows.js';
import { RowUpdates } from './row-updates.js';
import type { Changed } from './row-updates.js';
import type { RowShapes } from './row-shapes.js';
import { tableOf } from './table.js';
import type { Table } from './table.js';
import { indexWaiting } from './word-index.js';
import { indexedWords } from './words.js';

interface WritePlan {
  readonly table: Table;
  readonly upsert: string;
  /** The same for `rowsAtOnce` rows. */
  readonly upsertMany: string;
  readonly updates: RowUpdates;
  readonly earlier: string;
}

/** A change that keeps a row. */
type Kept = RowChange & { readonly row: Row };

/** Half of what a row costs is the call that hands its values over: one call takes several rows. */
const rowsAtOnce = 8;

/** Before every revision, that of a row without an event too. */
const older = -2;

/** Writes and removes rows, each guarded by its revision. */
export class RowWriter {
  readonly #plans = new WeakMap<AnyCollection, WritePlan>();

  constructor(
    readonly db: Database,
    readonly partitions: Partitions,
    readonly live: LiveTables,
    readonly shapes: RowShapes,
  ) {}

  /** In their order. */
  writeAll(changes: readonly RowChange[]): void {
    const added = new Set<AnyCollection>();
    for (const run of runsOf(changes)) {
      if (run.length === rowsAtOnce && run.every(isKept)) this.#put(run);
      else for (const change of run) this.write(change);
      const [first] = run;
      if (first?.collection.searchText !== undefined) added.add(first.collection);
    }
    for (const change of changes) this.#keepEarlier(change);
    for (const collection of added) this.#indexWords(collection);
  }

  write(change: RowChange): void {
    if (!isKept(change)) this.#remove(change);
    else if (!isChanged(change) || !this.#update(change)) this.#put([change]);
  }

  /** Puts it in the place of what is kept, unless that is behind `until`; in a transaction. */
  repair(change: RowChange, until: number): boolean {
    const { name } = this.#plan(change.collection).table;
    const [kept] = this.load(change.collection, change.partition, [change.id]);
    if (kept !== undefined && kept.revision > until) return false;
    const at = [this.partitions.numberOf(change.partition), change.id];
    // Where it lies, so that rows which are counted stay counted.
    this.db.run(`UPDATE ${name} SET revision = ${older} WHERE partition = ? AND id = ?`, at);
    this.db.run('DELETE FROM removed WHERE rows = ? AND partition = ? AND id = ?', [name, ...at]);
    this.write(change);
    // What was made wrong may have been wrong before.
    const [partition] = at;
    forgetEarlier(this.db, name, [Number(partition), change.id], until);
    return true;
  }

  /** Rows and removals of one partition, in no order. */
  load(collection: AnyCollection, partition: string, ids: readonly string[]): KeptRow[] {
    const { name: table } = this.#plan(collection).table;
    const number = this.partitions.find(partition);
    if (number === undefined) return [];
    const list = JSON.stringify(ids);
    const columns = this.live.rowColumns(table);
    const rows = this.db.all(
      `SELECT ${columns.sql} FROM json_each(?) AS asked
        CROSS JOIN ${table} ON ${table}.partition = ? AND ${table}.id = asked.value`,
      [list, number],
    );
    const kept = rows.map((read): KeptRow => {
      const row = this.shapes.rowIn(read, columns);
      return { id: row.id, revision: row.revision, row };
    });
    if (kept.length === ids.length) return kept;
    const present = new Set(kept.map(({ id }) => id));
    const removed = this.db.all(
      `SELECT id, revision FROM removed
        WHERE rows = ? AND partition = ? AND id IN (SELECT value FROM json_each(?))`,
      [table, number, list],
    );
    for (const { id, revision } of removed) {
      if (present.has(String(id))) continue;
      kept.push({ id: String(id), revision: Number(revision), row: undefined });
    }
    return kept;
  }

  /** False where what is kept is not the row that the change has begun with. */
  #update(change: Changed): boolean {
    const { collection, id, revision, before } = change;
    const { updates } = this.#plan(collection);
    const { sql, fields, hasWords } = updates.of(change);
    const partition = this.partitions.numberOf(change.partition);
    const values: SqlValue[] = [revision];
    addFields(values, fields, change);
    if (hasWords) values.push(indexedWords(partition, textOf(change)));
    values.push(this.shapes.textOf(change), partition, id, before.revision);
    return this.db.run(sql, values) > 0;
  }

  /** One row, or `rowsAtOnce` of one collection. */
  #put(changes: readonly Kept[]): void {
    const values: SqlValue[] = [];
    let sql = '';
    for (const change of changes) {
      const { table, upsert, upsertMany } = this.#plan(change.collection);
      sql = changes.length === 1 ? upsert : upsertMany;
      this.#addValues(values, table, change);
    }
    this.db.run(sql, values);
  }

  /** What the row was before, for who asks what was known earlier. */
  #keepEarlier(change: RowChange): void {
    const { collection, id, revision, replaced = [], forgets } = change;
    if (replaced.length === 0 && forgets !== true) return;
    const { table, earlier } = this.#plan(collection);
    const partition = this.partitions.numberOf(change.partition);
    if (forgets === true) forgetEarlier(this.db, table.name, [partition, id], revision);
    for (const { row, until } of replaced) {
      const values: SqlValue[] = [partition, id, row.revision, until];
      this.#addRow(values, table, { ...change, revision: row.revision, row });
      this.db.run(earlier, values);
    }
  }

  #addValues(values: SqlValue[], table: Table, change: Kept): void {
    values.push(this.partitions.numberOf(change.partition), change.id, change.revision);
    this.#addRow(values, table, change);
  }

  #addRow(values: SqlValue[], table: Table, change: Kept): void {
    const partition = this.partitions.numberOf(change.partition);
    addFields(values, table.fields, change);
    if (table.search !== undefined) values.push(indexedWords(partition, textOf(change)));
    values.push(this.shapes.textOf(change));
  }

  /** A removal stays known, so that an older change, applied again, does not bring it back. */
  #remove({ collection, id, revision, ...change }: RowChange): void {
    const table = this.#plan(collection).table.name;
    const partition = this.partitions.numberOf(change.partition);
    this.db.run(`DELETE FROM ${table} WHERE partition = ? AND id = ? AND revision < ?`, [
      partition,
      id,
      revision,
    ]);
    this.db.run(
      `INSERT INTO removed (rows, partition, id, revision) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET revision = max(revision, excluded.revision)`,
      [table, partition, id, revision],
    );
  }

  /** Rows that are rebuilt have no index of words until they are live. */
  #indexWords(collection: AnyCollection): void {
    const { name, search } = this.#plan(collection).table;
    if (search !== undefined && this.live.hasSearch(name)) indexWaiting(this.db, name, search);
  }

  #plan(collection: AnyCollection): WritePlan {
    const known = this.#plans.get(collection);
    if (known !== undefined) return known;
    const table = tableOf(collection);
    const plan = {
      table,
      upsert: upsertInto(table, 1),
      upsertMany: upsertInto(table, rowsAtOnce),
      updates: new RowUpdates(collection, table),
      earlier: insertEarlier(table),
    };
    this.#plans.set(collection, plan);
    return plan;
  }
}

const isKept = (change: RowChange): change is Kept => change.row !== undefined;

const isChanged = (change: Kept): change is Changed =>
  change.before !== undefined && change.before.revision < change.revision;

/**
 * Changes that follow each other, `rowsAtOnce` at most: of one collection, and of rows that are not
 * known to be there. One that is goes by itself.
 */
function* runsOf(changes: readonly RowChange[]): Generator<readonly RowChange[]> {
  let run: RowChange[] = [];
  for (const change of changes) {
    const [first] = run;
    if (first !== undefined && (run.length === rowsAtOnce || !goTogether(first, change))) {
      yield run;
      run = [];
    }
    run.push(change);
  }
  yield run;
}

const goTogether = (one: RowChange, other: RowChange): boolean =>
  one.collection === other.collection && one.before === other.before;

function upsertInto(table: Table, rows: number): string {
  const changing = ['revision', ...valueNames(table)];
  const names = ['partition', 'id', ...changing];
  const places = `(${names.map(() => '?').join(', ')})`;
  return `INSERT INTO ${table.name} (${names.join(', ')})
    SELECT * FROM (VALUES ${Array<string>(rows).fill(places).join(', ')}) WHERE NOT EXISTS (
      SELECT 1 FROM removed WHERE rows = '${table.name}'
        AND partition = column1 AND id = column2 AND revision >= column3)
    ON CONFLICT (partition, id) DO UPDATE SET
      ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE excluded.revision > revision`;
}

function addFields(values: SqlValue[], named: Table['fields'], { collection, row }: Kept): void {
  const fields = byName(row);
  for (const [field, type] of named) {
    const value = fieldValue(collection, field, type, fields[field]);
    values.push(value);
    if (hasOrderKey(type)) values.push(textKey(type, value));
  }
}

const textKey = (type: FieldType, value: unknown): string | null =>
  (typeof value === 'string' ? orderKeyOf(type, value) : undefined) ?? null;

function textOf({ collection, row }: Kept): string {
  return collection.searchText?.(row as never) ?? '';
}

function fieldValue(
  collection: AnyCollection,
  field: string,
  type: FieldType,
  value: unknown,
): SqlValue {
  assertField(collection, field, type, value);
  return value === undefined || value === null ? null : sqlValue(value as FieldValue);
}
