import type { AnyCollection, FieldType, Row } from '../collection.js';
import type { KeptRow, RowChange } from '../read-store.js';
import { textIn } from './database.js';
import type { Database, SqlValue } from './database.js';
import { sqlValue } from './condition.js';
import type { Partitions } from './partitions.js';
import { column, tableOf } from './table.js';
import type { Table } from './table.js';
import { indexedWords } from './words.js';

interface WritePlan {
  readonly table: Table;
  readonly upsert: string;
}

/** Before every revision, that of a row without an event too. */
const older = -2;

/** Writes and removes rows, each guarded by its revision. */
export class RowWriter {
  readonly #plans = new WeakMap<AnyCollection, WritePlan>();

  constructor(
    readonly db: Database,
    readonly partitions: Partitions,
  ) {}

  write(change: RowChange): void {
    const plan = this.#plan(change.collection);
    const partition = this.partitions.numberOf(change.partition);
    if (change.row === undefined) this.#remove(plan.table.name, partition, change);
    else this.db.run(plan.upsert, valuesOf(plan.table, partition, change, change.row));
  }

  /** Puts it in the place of what is kept, unless that is behind `until`; in a transaction. */
  mend(change: RowChange, until: number): boolean {
    const { name } = this.#plan(change.collection).table;
    const [kept] = this.load(name, change.partition, [change.id]);
    if (kept !== undefined && kept.revision > until) return false;
    const at = [this.partitions.numberOf(change.partition), change.id];
    // Where it lies, so that rows which are counted stay counted.
    this.db.run(`UPDATE ${name} SET revision = ${older} WHERE partition = ? AND id = ?`, at);
    this.db.run('DELETE FROM removed WHERE rows = ? AND partition = ? AND id = ?', [name, ...at]);
    this.write(change);
    return true;
  }

  /** Rows and removals of one partition, in no order. */
  load(table: string, partition: string, ids: readonly string[]): KeptRow[] {
    const number = this.partitions.find(partition);
    if (number === undefined) return [];
    const list = JSON.stringify(ids);
    const rows = this.db.all(
      `SELECT kept.row FROM json_each(?) AS asked CROSS JOIN ${table} AS kept
        ON kept.partition = ? AND kept.id = asked.value`,
      [list, number],
    );
    const kept = rows.map((row): KeptRow => {
      const parsed = JSON.parse(textIn(row, 'row') ?? '') as Row;
      return { id: parsed.id, revision: parsed.revision, row: parsed };
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

  /** A removal stays known, lest an older change, applied again, bring the row back. */
  #remove(table: string, partition: number, { id, revision }: RowChange): void {
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

  #plan(collection: AnyCollection): WritePlan {
    const known = this.#plans.get(collection);
    if (known !== undefined) return known;
    const table = tableOf(collection);
    const plan = { table, upsert: upsertInto(table) };
    this.#plans.set(collection, plan);
    return plan;
  }
}

function upsertInto(table: Table): string {
  const changing = ['revision', ...table.fields.map(([field]) => column(field))];
  if (table.search !== undefined) changing.push('words');
  changing.push('row');
  const places = changing.map((_, place) => `?${place + 3}`);
  return `INSERT INTO ${table.name} (partition, id, ${changing.join(', ')})
    SELECT ?1, ?2, ${places.join(', ')} WHERE NOT EXISTS (
      SELECT 1 FROM removed
        WHERE rows = '${table.name}' AND partition = ?1 AND id = ?2 AND revision >= ?3)
    ON CONFLICT (partition, id) DO UPDATE SET
      ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE excluded.revision > revision`;
}

function valuesOf(table: Table, partition: number, change: RowChange, row: Row): SqlValue[] {
  const values: SqlValue[] = [partition, change.id, change.revision];
  const fields = row as unknown as Readonly<Record<string, unknown>>;
  for (const [field, type] of table.fields) {
    values.push(fieldValue(change.collection, field, type, fields[field]));
  }
  if (table.search !== undefined) values.push(indexedWords(partition, textOf(change, row)));
  values.push(JSON.stringify(row));
  return values;
}

function textOf({ collection }: RowChange, row: Row): string {
  return collection.searchText?.(row as never) ?? '';
}

function fieldValue(
  collection: AnyCollection,
  field: string,
  type: FieldType,
  value: unknown,
): SqlValue {
  if (value === undefined || value === null) return null;
  if (type === 'text' && typeof value === 'string') return value;
  if (type === 'boolean' && typeof value === 'boolean') return sqlValue(value);
  if (type === 'integer' && typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new Error(`${collection.name}.${field} is not ${type}: ${JSON.stringify(value)}`);
}
