import { byName, type AnyCollection, type Row } from '../collection.js';
import type { Database, SqlRow } from './database.js';
import { textIn } from './database.js';
import { damaged, parsedRows } from './failures.js';

/** Which fields a row has, in their order: one text for all rows that have the same. */
export const shapesTable = `
  CREATE TABLE IF NOT EXISTS shapes (number INTEGER PRIMARY KEY, fields TEXT NOT NULL UNIQUE);`;

/** Where the value of a field lies: the first sign of its name in a shape. */
const places = { column: '=', flag: '?', list: '+' } as const;

/** A row's fields are declared, but for a few: beyond so many shapes, rows are kept whole. */
const shapesAtMost = 4_096;

/** Text that comes back from a column as it went in: no half of a pair, no end of a C string. */
const isPlainText = (text: string): boolean => !/[\0\ud800-\udfff]/.test(text);

/**
 * How the rows of a table are read: their columns as one list in JSON, which takes a third of the
 * time that thirty columns take, and where in it each field lies.
 */
export interface RowColumns {
  /** `fields` and `row`. */
  readonly sql: string;
  readonly places: ReadonlyMap<string, number>;
}

interface Field {
  readonly name: string;
  readonly place: string;
}

/** A field of a table's row, and where it lies among its columns; in the list where `at` is -1. */
interface Placed {
  readonly name: string;
  readonly at: number;
  readonly isFlag: boolean;
}

/** A row that is kept, under the id and the revision that its columns say. */
interface Kept {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly revision: number;
  readonly row: Row;
}

/**
 * The column `row` holds what no other column does: a list of the row's shape and of the values of
 * its other fields, `[7,"12.5",…]`. Where rows are precious, it holds the row whole as an object,
 * as older builds kept every row: both are read.
 */
export class RowShapes {
  #numbers: Map<string, number> | undefined;
  readonly #fields = new Map<number, readonly Field[]>();
  #places = new WeakMap<RowColumns, Map<number, readonly Placed[]>>();

  constructor(
    readonly db: Database,
    private readonly keepsWhole = false,
  ) {}

  /** What the column `row` is to hold, next to those of the declared fields. */
  textOf(kept: Kept): string {
    const { row } = kept;
    if (this.keepsWhole) return JSON.stringify(row);
    const values = byName(row);
    const others: unknown[] = [0];
    let shape = '';
    for (const name in values) {
      const value = values[name];
      if (value === undefined) continue;
      const place = placeOf(kept, name, value);
      shape += `${place}${name},`;
      if (place === places.list) others.push(value);
    }
    const number = this.#numberOf(shape);
    if (number === undefined) return JSON.stringify(row);
    others[0] = number;
    return JSON.stringify(others);
  }

  /** The row that was read by these columns. */
  rowIn(read: SqlRow, columns: RowColumns): Row {
    const kept = parsedRows(textIn(read, 'row') ?? '');
    if (!Array.isArray(kept)) return kept as Row;
    const [number, ...others] = kept as readonly unknown[];
    const values = parsedRows(textIn(read, 'fields') ?? '') as readonly unknown[];
    const row: Record<string, unknown> = {};
    let next = 0;
    for (const { name, at, isFlag } of this.#placed(Number(number), columns)) {
      if (at < 0) row[name] = others[next++];
      else row[name] = isFlag ? flagIn(values[at]) : values[at];
    }
    return row as unknown as Row;
  }

  /** After a rollback, numbers given meanwhile are not known to the database. */
  forget(): void {
    this.#numbers = undefined;
    this.#fields.clear();
    this.#places = new WeakMap();
  }

  /** Undefined where there are too many shapes, and for a name that a shape cannot hold. */
  #numberOf(shape: string): number | undefined {
    this.#numbers ??= this.#read();
    const known = this.#numbers.get(shape);
    if (known !== undefined) return known;
    if (this.#numbers.size >= shapesAtMost || !isShape(shape)) return undefined;
    this.db.run('INSERT OR IGNORE INTO shapes (fields) VALUES (?)', [shape]);
    this.#numbers = this.#read();
    return this.#numbers.get(shape);
  }

  #placed(number: number, columns: RowColumns): readonly Placed[] {
    const ofTable = this.#places.get(columns) ?? new Map<number, readonly Placed[]>();
    this.#places.set(columns, ofTable);
    const known = ofTable.get(number);
    if (known !== undefined) return known;
    const made = this.#fieldsOf(number).map(({ name, place }) => ({
      name,
      at: place === places.list ? -1 : (columns.places.get(name) ?? damaged()),
      isFlag: place === places.flag,
    }));
    ofTable.set(number, made);
    return made;
  }

  #fieldsOf(number: number): readonly Field[] {
    if (!this.#fields.has(number)) this.#read();
    return this.#fields.get(number) ?? damaged();
  }

  #read(): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const row of this.db.all('SELECT number, fields FROM shapes')) {
      const [number, shape] = [Number(row['number']), String(row['fields'])];
      numbers.set(shape, number);
      if (!this.#fields.has(number)) this.#fields.set(number, fieldsIn(shape));
    }
    return numbers;
  }
}

/** Where a field's value lies: in the list where its column would not give it back as it is. */
function placeOf({ collection, id, revision }: Kept, name: string, value: unknown): string {
  if (name === 'revision') return value === revision ? places.column : places.list;
  const type = name === 'id' ? 'text' : collection.fields[name];
  if (type === undefined || (name === 'id' && value !== id)) return places.list;
  if (type === 'boolean') return places.flag;
  return typeof value === 'string' && !isPlainText(value) ? places.list : places.column;
}

const isShape = (shape: string): boolean => /^(?:[=?+][A-Za-z]\w*,)*$/.test(shape);

const fieldsIn = (shape: string): readonly Field[] =>
  shape
    .split(',')
    .slice(0, -1)
    .map((field) => ({ name: field.slice(1), place: field.slice(0, 1) }));

const flagIn = (value: unknown): boolean | null => (value === null ? null : value === 1);
