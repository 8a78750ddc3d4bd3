import type { AnyCollection, Row } from '../collection.js';
import { fieldsOf, fieldType, parseWhere, type Filter } from '../filter.js';
import { hasOrderKey } from '../order-key.js';
import { parseAmount, parseGroup, parseSort } from '../page.js';
import type { Group, Scalar } from '../query.js';
import type { Database, SqlRow, SqlValue } from './database.js';
import { numberIn } from './database.js';
import { conditionOf } from './condition.js';
import type { Sql } from './condition.js';
import { LiveTables } from './live-tables.js';
import { Partitions } from './partitions.js';
import { RowCounts } from './row-counts.js';
import { RowShapes } from './row-shapes.js';
import { column, orderColumn } from './table.js';
import { SoughtRows, type From, type Page } from './sought-rows.js';
import { waitingRows } from './word-index.js';
import { matchExpression, soughtWords } from './words.js';

/** A query whose fields are not known to the compiler: they are checked here. */
export interface AnyQuery {
  readonly where?: object;
  readonly search?: string;
  readonly sort?: readonly (readonly [field: string, direction: string])[];
  readonly skip?: number;
  readonly limit?: number;
}

/** A query for sums and counts, likewise: its fields are checked here. */
export interface AnyGroupQuery {
  readonly where?: object;
  readonly search?: string;
  readonly by?: readonly string[];
  readonly sum?: readonly string[];
}

/** What a question about the rows of a file is answered by. */
export interface Queries {
  get(collection: AnyCollection, partition: string, id: string): Row | undefined;
  getMany(collection: AnyCollection, partition: string, ids: readonly string[]): readonly Row[];
  find(collection: AnyCollection, partition: string, query: AnyQuery): readonly Row[];
  count(collection: AnyCollection, partition: string, query: AnyQuery): number;
  group(collection: AnyCollection, partition: string, query: AnyGroupQuery): readonly Group[];
}

/** Answers queries of one file, in the thread that calls. */
export class RowQueries implements Queries {
  readonly #counts: RowCounts;

  constructor(
    readonly db: Database,
    readonly partitions: Partitions,
    readonly live: LiveTables,
    readonly shapes: RowShapes,
  ) {
    this.#counts = new RowCounts(db);
  }

  get(collection: AnyCollection, partition: string, id: string): Row | undefined {
    const from = this.#from(collection, partition, []);
    if (from === undefined) return undefined;
    const { table } = from;
    const columns = this.live.rowColumns(table);
    const sql = `SELECT ${columns.sql} FROM ${table} WHERE partition = ? AND id = ?`;
    const found = this.db.get(sql, [from.partition, id]);
    return found && this.shapes.rowIn(found, columns);
  }

  getMany(collection: AnyCollection, partition: string, ids: readonly string[]): Row[] {
    const from = this.#from(collection, partition, []);
    if (from === undefined) return [];
    const { table } = from;
    // The plain cross join keeps the order of the list.
    const source = `FROM json_each(?) AS asked
      CROSS JOIN ${table} ON ${table}.partition = ? AND ${table}.id = asked.value
      ORDER BY asked.key`;
    return this.#rowsOf(table, source, [JSON.stringify(ids), from.partition]);
  }

  find(collection: AnyCollection, partition: string, query: AnyQuery): Row[] {
    const where = parseWhere(collection, query.where);
    const sort = parseSort(collection, query.sort);
    const limit = parseAmount(collection, 'limit', query.limit) ?? -1;
    const skip = parseAmount(collection, 'skip', query.skip) ?? 0;
    const fields = [...fieldsOf(where), ...sort.map(({ field }) => field)];
    const from = this.#from(collection, partition, fields);
    if (from === undefined) return [];
    const order = sort
      .map(({ field, direction }) => `${this.#orderOf(collection, from.table, field)} ${direction}`)
      .join(', ');
    const sought = this.#sought(from, query, where);
    if (query.limit === undefined) {
      const source = sought.source();
      const text = `${source.text} ORDER BY ${order} LIMIT ? OFFSET ?`;
      return this.#rowsOf(from.table, text, [...source.values, limit, skip]);
    }
    const page = { order, limit, skip };
    const near = sought.near(page);
    const nearRows = near === undefined ? [] : this.#pageOf(from, near, page);
    if (near !== undefined && nearRows.length === limit) return nearRows;
    return this.#pageOf(from, sought.source(), page);
  }

  count(collection: AnyCollection, partition: string, query: AnyQuery): number {
    const where = parseWhere(collection, query.where);
    const from = this.#from(collection, partition, fieldsOf(where));
    if (from === undefined) return 0;
    const sought = soughtWords(from.partition, query.search ?? '');
    if (sought.length === 0 && isFixed(collection, where)) {
      return this.#counts.count(from.table, from.partition, conditionOf(where));
    }
    const isAll = where.clauses.length === 0 && where.alternatives === undefined;
    if (isAll && this.live.hasSearch(from.table)) return this.#countFound(from, sought);
    const source = this.#sought(from, query, where).source();
    const sql = `SELECT count(*) AS count ${source.text}`;
    return numberIn(this.db.get(sql, source.values), 'count') ?? 0;
  }

  group(collection: AnyCollection, partition: string, query: AnyGroupQuery): Group[] {
    const where = parseWhere(collection, query.where);
    const { by, sum } = parseGroup(collection, query.by, query.sum);
    const from = this.#from(collection, partition, [...fieldsOf(where), ...by, ...sum]);
    const answer = (row: SqlRow): Group => groupOf(collection, by, sum, row);
    if (from === undefined) return by.length === 0 ? [answer({})] : [];
    const [field] = by;
    if (field !== undefined && isOfKinds(collection, query, where)) {
      const counts = this.#counts.by(from.table, from.partition, column(field));
      return inOrder(counts).map(([key_0, count]) => answer({ key_0, count }));
    }
    const source = this.#sought(from, query, where).source();
    // The sign keeps the planner from walking an index for its order, past rows not asked for.
    const keys = by.map((field) => `+${column(field)}`).join(', ');
    const terms = [
      'count(*) AS count',
      ...by.map((field, place) => `${column(field)} AS key_${place}`),
      ...sum.map((field, place) => `coalesce(sum(${column(field)}), 0) AS sum_${place}`),
    ];
    const tail = by.length === 0 ? '' : `GROUP BY ${keys} ORDER BY ${keys}`;
    const sql = `SELECT ${terms.join(', ')} ${source.text} ${tail}`;
    return this.db.all(sql, source.values).map(answer);
  }

  #from(collection: AnyCollection, name: string, fields: readonly string[]): From | undefined {
    const table = this.live.tableFor(collection);
    if (table === undefined) return undefined;
    this.live.assertColumns(collection, table, fields);
    const partition = this.partitions.find(name);
    if (partition === undefined) return undefined;
    return { table, partition, isSearched: collection.searchText !== undefined };
  }

  /** Rows that were made before their names had an order are sorted by the names themselves. */
  #orderOf(collection: AnyCollection, table: string, field: string): string {
    const isKept = hasOrderKey(fieldType(collection, field)) && this.live.hasOrder(table, field);
    return isKept ? orderColumn(field) : column(field);
  }

  #sought(from: From, { search }: AnyQuery, where: Filter): SoughtRows {
    return new SoughtRows(this, from, search, conditionOf(where));
  }

  /** The rows of a table that the rest of a statement selects. */
  #rowsOf(table: string, source: string, values: readonly SqlValue[]): Row[] {
    const columns = this.live.rowColumns(table);
    const read = this.db.all(`SELECT ${columns.sql} ${source}`, values);
    return read.map((row) => this.shapes.rowIn(row, columns));
  }

  /** Of a page, the order is made of what an index holds, and only the page's rows are read. */
  #pageOf({ table }: From, { text, values }: Sql, { order, limit, skip }: Page): Row[] {
    const source = `FROM ${table} WHERE seq IN
      (SELECT seq ${text} ORDER BY ${order} LIMIT ? OFFSET ?) ORDER BY ${order}`;
    return this.#rowsOf(table, source, [...values, limit, skip]);
  }

  /** Every entry among the words is a row: none has to be read but those that wait. */
  #countFound({ table, partition }: From, sought: readonly string[]): number {
    const waiting = waitingRows(table, partition, sought);
    const sql = `SELECT (SELECT count(*) FROM ${table}_words WHERE ${table}_words MATCH ?) +
      (SELECT count(*) ${waiting.text}) AS count`;
    const values = [matchExpression(sought), ...waiting.values];
    return numberIn(this.db.get(sql, values), 'count') ?? 0;
  }
}

/** The queries of a file that somebody else may be writing. */
export const queriesOf = (db: Database): RowQueries =>
  new RowQueries(db, new Partitions(db), new LiveTables(db), new RowShapes(db));

/** Whether a filter asks for values of fields that rows keep, and for nothing else. */
function isFixed({ fixed = [] }: AnyCollection, { clauses, alternatives }: Filter): boolean {
  return (
    alternatives === undefined &&
    clauses.every(
      ({ field, operator }) =>
        (operator === '$eq' || operator === '$exists') && fixed.includes(field),
    )
  );
}

/** Whether all rows are asked to be counted by a field that they keep, and nothing else. */
function isOfKinds({ fixed = [] }: AnyCollection, query: AnyGroupQuery, where: Filter): boolean {
  const { by = [], sum = [], search } = query;
  const isAll = where.clauses.length === 0 && where.alternatives === undefined;
  const isCounted = by.length === 1 && by.every((field) => fixed.includes(field));
  return isAll && isCounted && sum.length === 0 && search === undefined;
}

/** As SQLite orders values: nothing first, numbers, text by its bytes. */
const inOrder = (counts: ReadonlyMap<SqlValue, number>): readonly [SqlValue, number][] =>
  [...counts].sort(([one], [other]) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (typeof one === 'string' && typeof other === 'string') {
      return Buffer.compare(Buffer.from(one), Buffer.from(other));
    }
    return rankOf(one) - rankOf(other);
  });

const rankOf = (value: SqlValue): number =>
  value === null ? 0 : typeof value === 'number' ? 1 : 2;

/** A group as a statement answers it: `key_0`, `count`, `sum_0`. */
export function groupOf(
  collection: AnyCollection,
  by: readonly string[],
  sum: readonly string[],
  row: SqlRow,
): Group {
  return {
    key: Object.fromEntries(
      by.map((field, place) => [field, scalar(collection, field, row[`key_${place}`] ?? null)]),
    ),
    count: numberIn(row, 'count') ?? 0,
    sums: Object.fromEntries(
      sum.map((field, place) => [field, numberIn(row, `sum_${place}`) ?? 0]),
    ),
  };
}

function scalar(collection: AnyCollection, field: string, value: SqlValue): Scalar {
  return value !== null && fieldType(collection, field) === 'boolean' ? value === 1 : value;
}
