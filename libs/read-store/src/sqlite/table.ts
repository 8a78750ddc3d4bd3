import type { AnyCollection, FieldType } from '../collection.js';
import { fieldType, valueTypeOf } from '../filter.js';
import { hasOrderKey } from '../order-key.js';
import type { Database } from './database.js';
import { textIn } from './database.js';

/** Where the rows of one version and build of a collection lie. */
export interface Table {
  readonly name: string;
  /** The name of the index of search words; kept only by collections that are searched. */
  readonly search: string | undefined;
  readonly fields: readonly (readonly [field: string, type: FieldType])[];
}

const collectionName = /^[a-z][a-z0-9_]*$/;
const fieldName = /^[A-Za-z][A-Za-z0-9]*$/;

/** The table of a collection; throws when its names could not be those of a table or a column. */
export function tableOf(collection: AnyCollection): Table {
  const name = tableName(collection.name, collection.version, collection.build ?? 0);
  const fields = Object.entries(collection.fields).flatMap(([field, type]) => {
    if (!fieldName.test(field)) throw new Error(`${collection.name}: a field named ${field}`);
    return type === undefined || isBuiltIn(field) ? [] : [[field, type] as const];
  });
  return { name, search: collection.searchText && `${name}_words`, fields };
}

/** The table's name, quoted nowhere: its letters need none. */
export function tableName(name: string, version: number, build: number): string {
  if (!collectionName.test(name)) throw new Error(`a collection named ${name}`);
  if (!Number.isSafeInteger(version) || !Number.isSafeInteger(build)) {
    throw new Error(`${name}: version ${version}, build ${build}`);
  }
  return `${tablePrefix(name)}${version}_b${build}`;
}

/** What the names of all versions of a collection's table begin with. */
export function tablePrefix(name: string): string {
  return `rows_${name}_v`;
}

/** The column of a field. Prefixed, so that no field collides with a column of the store's own. */
export function column(field: string): string {
  return isBuiltIn(field) ? field : `"f_${field}"`;
}

/** The column of what a name or a decimal is sorted by; no field's column is named like it. */
export const orderColumn = (field: string): string => `o_${field}`;

/** The columns of a field: of a name or a decimal also that of its order. */
export const columnsFor = (field: string, type: FieldType): readonly string[] =>
  hasOrderKey(type) ? [column(field), orderColumn(field)] : [column(field)];

/**
 * Creates the table, without the indexes that queries want. No number of a row is used twice: what
 * was counted up to a number stays counted (`RowCounts`), also when the last row has been removed.
 */
export function createTable(db: Database, collection: AnyCollection): void {
  const table = tableOf(collection);
  db.exec(`CREATE TABLE IF NOT EXISTS ${table.name} (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, partition INTEGER NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, ${valueColumns(table)}, UNIQUE (partition, id))`);
  assertColumns(db, collection, table);
}

/** The columns of what a row says, as they are declared. */
export function valueColumns({ fields, search }: Table): string {
  const columns = fields.flatMap(([field, type]) =>
    columnsFor(field, type).map((name) => `${name} ${sqlType(type)},`),
  );
  return `${columns.join(' ')} ${search === undefined ? '' : 'words TEXT NOT NULL,'} row TEXT NOT NULL`;
}

/** Creates what indexes of fields are missing, and drops those no longer declared. */
export function createFieldIndexes(db: Database, collection: AnyCollection): void {
  const table = tableOf(collection);
  const declared = new Map(
    collection.indexes.map((fields): [string, readonly string[]] => [
      `${table.name}_by_${fields.join('_')}`,
      fields,
    ]),
  );
  const kept = db.all(
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    [table.name],
  );
  for (const row of kept) {
    const name = textIn(row, 'name') ?? '';
    if (!declared.has(name)) db.exec(`DROP INDEX ${name}`);
  }
  for (const [name, fields] of declared) {
    const keys = fields.map((field) => columnsFor(field, fieldType(collection, field)).at(-1));
    const columns = ['partition', ...keys, ...(fields.includes('id') ? [] : ['id'])];
    const [first = ''] = fields;
    const some = collection.sparse?.includes(first) ? `WHERE ${column(first)} IS NOT NULL` : '';
    db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${table.name} (${columns.join(', ')}) ${some}`);
  }
}

/** Whether the file has a table of the name. */
export function hasTable(db: Database, name: string): boolean {
  const sql = "SELECT 1 AS found FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return db.get(sql, [name]) !== undefined;
}

/** Drops the tables of these names with all that hangs on them. */
export function dropTable(db: Database, name: string): void {
  db.exec(`DROP TABLE IF EXISTS ${name}; DROP TABLE IF EXISTS ${name}_words`);
}

/** The fields that a table has columns for, and the columns of names' order. */
export function columnsOf(db: Database, table: string): ReadonlySet<string> {
  const rows = db.all('SELECT name FROM pragma_table_info(?)', [table]);
  return new Set(
    rows.flatMap((row) => {
      const name = textIn(row, 'name') ?? '';
      if (isBuiltIn(name) || name.startsWith('o_')) return [name];
      return name.startsWith('f_') ? [name.slice(2)] : [];
    }),
  );
}

function isBuiltIn(field: string): boolean {
  return field === 'id' || field === 'revision';
}

function sqlType(type: FieldType): string {
  return valueTypeOf(type) === 'text' ? 'TEXT' : 'INTEGER';
}

function assertColumns(db: Database, collection: AnyCollection, table: Table): void {
  const columns = columnsOf(db, table.name);
  const missing = table.fields.find(
    ([field, type]) =>
      !columns.has(field) || (hasOrderKey(type) && !columns.has(orderColumn(field))),
  );
  if (missing === undefined) return;
  throw new Error(`${collection.name}: ${missing[0]} is new, so the version must be raised`);
}
