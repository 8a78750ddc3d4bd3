import type { AnyCollection } from '../collection.js';
import { RowsNotReady } from '../errors.js';
import type { LiveRows } from '../read-store.js';
import { dropEarlier } from './past/earlier-rows.js';
import type { Database } from './database.js';
import { numberIn, textIn } from './database.js';
import {
  column,
  columnsOf,
  dropTable,
  hasTable,
  orderColumn,
  tableName,
  tablePrefix,
} from './table.js';
import type { RowColumns } from './row-shapes.js';
import { forgetIndexed } from './word-index.js';

/** Which table answers for a collection. */
export class LiveTables {
  readonly #searched = new Set<string>();
  readonly #columns = new Map<string, ReadonlySet<string>>();
  readonly #rowColumns = new Map<string, RowColumns>();

  constructor(readonly db: Database) {}

  /** The table that is read: the live one, else the one asked for; undefined when not made yet. */
  tableFor(collection: AnyCollection): string | undefined {
    const live = this.db.get('SELECT version, build FROM live WHERE collection = ?', [
      collection.name,
    ]);
    const table = tableName(
      collection.name,
      numberIn(live, 'version') ?? collection.version,
      numberIn(live, 'build') ?? collection.build ?? 0,
    );
    return this.#columnsOf(table).size === 0 ? undefined : table;
  }

  /** `RowsNotReady` when a declared field is not in the table that is read. */
  assertColumns(collection: AnyCollection, table: string, fields: readonly string[]): void {
    const columns = this.#columnsOf(table);
    const missing = fields.find((field) => !columns.has(field));
    if (missing !== undefined) throw new RowsNotReady(collection.name, missing);
  }

  /** What a row of a table is read from. */
  rowColumns(table: string): RowColumns {
    const known = this.#rowColumns.get(table);
    if (known !== undefined) return known;
    const fields = [...this.#columnsOf(table)].filter((field) => !field.startsWith('o_'));
    const columns = fields.map((field) => `${table}.${column(field)}`).join(', ');
    const made = {
      sql: `json_array(${columns}) AS fields, ${table}.row AS row`,
      places: new Map(fields.map((field, at) => [field, at])),
    };
    if (fields.length > 0) this.#rowColumns.set(table, made);
    return made;
  }

  /** Whether a table's rows can be sorted by the order of a name. */
  hasOrder(table: string, field: string): boolean {
    return this.#columnsOf(table).has(orderColumn(field));
  }

  /** Whether a table's words are indexed; those of rows being rebuilt are not yet. */
  hasSearch(table: string): boolean {
    if (this.#searched.has(table)) return true;
    const isThere = hasTable(this.db, `${table}_words`);
    if (isThere) this.#searched.add(table);
    return isThere;
  }

  all(): ReadonlyMap<string, LiveRows> {
    const rows = this.db.all('SELECT collection, version, build FROM live');
    return new Map(
      rows.map(({ collection, version, build }) => [
        String(collection),
        { version: Number(version), build: Number(build) },
      ]),
    );
  }

  /** Makes this collection's rows live; those that were are among the `others` then. */
  switchTo({ name, version, build = 0 }: AnyCollection): void {
    this.db.run(
      `INSERT INTO live (collection, version, build) VALUES (?1, ?2, ?3)
        ON CONFLICT (collection) DO UPDATE SET version = ?2, build = ?3`,
      [name, version, build],
    );
  }

  /** The tables of other versions and builds of a collection than these. */
  others({ name, version, build = 0 }: AnyCollection): readonly string[] {
    const kept = tableName(name, version, build);
    const pattern = new RegExp(`^${tablePrefix(name)}\\d+_b\\d+$`);
    return this.db
      .all("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .map((row) => textIn(row, 'name') ?? '')
      .filter((table) => table !== kept && pattern.test(table));
  }

  /** Those of the `others` that came before the live ones: what a crash has left. */
  former(collection: AnyCollection): readonly string[] {
    const live = this.all().get(collection.name);
    if (live === undefined) return [];
    return this.others({ ...collection, ...live }).filter((table) => {
      const [version = 0, build = 0] = (/(\d+)_b(\d+)$/.exec(table) ?? []).slice(1).map(Number);
      return version < live.version || (version === live.version && build < live.build);
    });
  }

  /** Drops a table with what is known of its removed rows. */
  drop(table: string): void {
    this.db.forgetStatements();
    dropTable(this.db, table);
    dropEarlier(this.db, table);
    this.db.run('DELETE FROM removed WHERE rows = ?', [table]);
    forgetIndexed(this.db, table);
    this.#columns.delete(table);
    this.#rowColumns.delete(table);
    this.#searched.delete(table);
  }

  #columnsOf(table: string): ReadonlySet<string> {
    const known = this.#columns.get(table);
    if (known !== undefined) return known;
    const columns = columnsOf(this.db, table);
    if (columns.size > 0) this.#columns.set(table, columns);
    return columns;
  }
}
