import { LRUCache } from 'lru-cache';
import type { AnyCollection, Row } from '../../collection.js';
import { fieldsOf, fieldType, parseWhere } from '../../filter.js';
import { parseAmount, parseGroup, parseSort } from '../../page.js';
import type { Group } from '../../query.js';
import { conditionOf, type Sql } from '../condition.js';
import { numberIn, type Database, type SqlRow, type SqlValue } from '../database.js';
import type { LiveTables } from '../live-tables.js';
import type { Partitions } from '../partitions.js';
import { groupOf, type AnyGroupQuery, type AnyQuery, type Queries } from '../row-queries.js';
import type { RowColumns, RowShapes } from '../row-shapes.js';
import { column, columnsFor, tableOf } from '../table.js';
import { wordsTest } from '../word-index.js';
import { soughtWords } from '../words.js';
import { earlierTable } from './earlier-rows.js';
import type { Beneath } from './moment-file.js';

const countsKept = 1_000;

/** A source of a moment's rows as the tail of a statement, with the condition for its rows. */
interface Arm {
  readonly from: string;
  readonly where: Sql;
}

/** The sources of a collection's rows. */
interface Source {
  readonly arms: readonly Arm[];
  readonly columns: RowColumns;
}

/**
 * The rows of one partition at a point in time: live rows unchanged since the end of a step,
 * earlier versions of the others, and the rows of the moment's own file, which replace both. Words
 * are searched row by row.
 */
export class MomentQueries implements Queries {
  /** Counts are kept, since a moment does not change and every page of a list needs them. */
  readonly #counts = new LRUCache<string, number>({ max: countsKept });

  constructor(
    readonly db: Database,
    readonly partitions: Partitions,
    readonly live: LiveTables,
    readonly shapes: RowShapes,
    private readonly moment: Beneath,
    private readonly isLaidOver: boolean,
  ) {}

  get(collection: AnyCollection, partition: string, id: string): Row | undefined {
    return this.getMany(collection, partition, [id])[0];
  }

  getMany(collection: AnyCollection, partition: string, ids: readonly string[]): Row[] {
    const where: Sql = {
      text: 'id IN (SELECT value FROM json_each(?))',
      values: [JSON.stringify(ids)],
    };
    const source = this.#source(collection, partition, [], where);
    if (source === undefined) return [];
    const { text, values } = union(source.arms, source.columns.sql);
    const found = new Map<string, Row>();
    for (const read of this.db.all(text, values)) {
      const row = this.shapes.rowIn(read, source.columns);
      found.set(row.id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  find(collection: AnyCollection, partition: string, query: AnyQuery): Row[] {
    const sort = parseSort(collection, query.sort);
    const limit = parseAmount(collection, 'limit', query.limit) ?? -1;
    const skip = parseAmount(collection, 'skip', query.skip) ?? 0;
    const named = sort.map(({ field }) => field);
    const source = this.#sought(collection, partition, query, named);
    if (source === undefined) return [];
    const keys = sort.map(({ field }, at) => {
      const name = columnsFor(field, fieldType(collection, field)).at(-1);
      return `${name} AS key_${at}`;
    });
    const order = sort.map(({ direction }, at) => `key_${at} ${direction}`).join(', ');
    // The order is made of what indexes hold, and only the page's rows are read.
    const { text, values } = union(source.arms, (at) => `${at} AS arm, seq, ${keys.join(', ')}`);
    return this.db.snapshot(() => {
      const page = this.db.all(`${text} ORDER BY ${order} LIMIT ? OFFSET ?`, [
        ...values,
        limit,
        skip,
      ]);
      return this.#rowsAt(source, page.map(placeOf));
    });
  }

  count(collection: AnyCollection, partition: string, query: AnyQuery): number {
    const source = this.#sought(collection, partition, query, []);
    if (source === undefined) return 0;
    const { text, values } = union(source.arms, 'count(*) AS found');
    const key = JSON.stringify([text, values]);
    const kept = this.#counts.get(key);
    if (kept !== undefined) return kept;
    const row = this.db.get(`SELECT sum(found) AS count FROM (${text})`, values);
    const count = numberIn(row, 'count') ?? 0;
    this.#counts.set(key, count);
    return count;
  }

  group(collection: AnyCollection, partition: string, query: AnyGroupQuery): Group[] {
    const { by, sum } = parseGroup(collection, query.by, query.sum);
    const source = this.#sought(collection, partition, query, [...by, ...sum]);
    if (source === undefined) return by.length === 0 ? [groupOf(collection, by, sum, {})] : [];
    const terms = [
      'count(*) AS found',
      ...by.map((field, at) => `${column(field)} AS key_${at}`),
      ...sum.map((field, at) => `sum(${column(field)}) AS part_${at}`),
    ];
    // The sign keeps the planner from walking an index for its order, past rows not asked for.
    const parts = by.map((field) => `+${column(field)}`).join(', ');
    const tail = by.length === 0 ? '' : ` GROUP BY ${parts}`;
    const { text, values } = union(source.arms, terms.join(', '), tail);
    const keys = by.map((_, at) => `key_${at}`);
    const sums = sum.map((_, at) => `coalesce(sum(part_${at}), 0) AS sum_${at}`);
    const all = keys.join(', ');
    const rows = this.db.all(
      `SELECT ${[...keys, 'sum(found) AS count', ...sums].join(', ')} FROM (${text})
        ${by.length === 0 ? '' : `GROUP BY ${all} ORDER BY ${all}`}`,
      values,
    );
    return rows.map((row) => groupOf(collection, by, sum, row));
  }

  /** The source of a query, after its filter and search are checked. */
  #sought(
    collection: AnyCollection,
    partition: string,
    { where: asked, search = '' }: AnyQuery,
    named: readonly string[],
  ): Source | undefined {
    const filter = parseWhere(collection, asked);
    const where = conditionOf(filter);
    const fields = [...fieldsOf(filter), ...named];
    const words = soughtWords(this.moment.number, search);
    if (words.length === 0) return this.#source(collection, partition, fields, where);
    if (collection.searchText === undefined) return undefined;
    const test = wordsTest(words);
    return this.#source(collection, partition, fields, {
      text: `${where.text} AND ${test.text}`,
      values: [...where.values, ...test.values],
    });
  }

  /** Undefined if the moment has no rows of the collection or the partition. */
  #source(
    collection: AnyCollection,
    partition: string,
    fields: readonly string[],
    { text, values }: Sql,
  ): Source | undefined {
    const { moment } = this;
    const table = this.live.tableFor(collection);
    if (table === undefined) return undefined;
    this.live.assertColumns(collection, table, fields);
    if (partition !== moment.partition) return undefined;
    const own = tableOf({ ...collection, build: 0 }).name;
    if (this.isLaidOver && !this.#hasOwn(own)) return undefined;
    const uncovered = this.isLaidOver && this.#covers(own) ? ` AND ${notCovered(own)}` : '';
    const at = 'partition = ? AND revision <= ?';
    const then: readonly SqlValue[] = [moment.number, moment.revision];
    const arms: Arm[] = [
      {
        from: table,
        where: { text: `${at}${uncovered} AND (${text})`, values: [...then, ...values] },
      },
      {
        from: `${earlierTable(table)} AS ${table}`,
        where: {
          text: `${at} AND until > ?${uncovered} AND (${text})`,
          values: [...then, moment.revision, ...values],
        },
      },
    ];
    if (this.isLaidOver) {
      const where = { text: `partition = ? AND (${text})`, values: [moment.number, ...values] };
      arms.push({ from: `moment.${own} AS ${table}`, where });
    }
    return { arms, columns: this.live.rowColumns(table) };
  }

  /** The rows with the given sources and numbers, in this order. */
  #rowsAt({ arms, columns }: Source, places: readonly (readonly [number, number])[]): Row[] {
    const found = arms.map(({ from }, arm) => {
      const numbers = places.flatMap(([of, number]) => (of === arm ? [number] : []));
      if (numbers.length === 0) return new Map<number, Row>();
      const rows = this.db.all(
        `SELECT seq, ${columns.sql} FROM ${from} WHERE seq IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(numbers)],
      );
      return new Map(
        rows.map((read) => [numberIn(read, 'seq') ?? 0, this.shapes.rowIn(read, columns)]),
      );
    });
    return places.flatMap(([arm, number]) => found[arm]?.get(number) ?? []);
  }

  #hasOwn(table: string): boolean {
    const sql = 'SELECT 1 AS found FROM moment.sqlite_schema WHERE name = ?';
    return this.db.get(sql, [table]) !== undefined;
  }

  #covers(table: string): boolean {
    const sql = 'SELECT 1 AS found FROM moment.covered WHERE rows = ? LIMIT 1';
    return this.db.get(sql, [table]) !== undefined;
  }
}

const placeOf = (row: SqlRow): readonly [arm: number, number: number] => [
  numberIn(row, 'arm') ?? 0,
  numberIn(row, 'seq') ?? 0,
];

const notCovered = (table: string): string =>
  `id NOT IN (SELECT id FROM moment.covered WHERE rows = '${table}')`;

/** The union of all sources; `terms` may depend on the source. */
function union(arms: readonly Arm[], terms: string | ((at: number) => string), tail = ''): Sql {
  const parts = arms.map(({ from, where }, at) => {
    const selected = typeof terms === 'string' ? terms : terms(at);
    return `SELECT ${selected} FROM ${from} WHERE ${where.text}${tail}`;
  });
  return { text: parts.join(' UNION ALL '), values: arms.flatMap(({ where }) => where.values) };
}
