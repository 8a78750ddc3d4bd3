import type { Database, SqlValue } from './database.js';
import { numberIn } from './database.js';
import type { Sql } from './condition.js';
import type { LiveTables } from './live-tables.js';
import { matchExpression, soughtWords } from './words.js';

/** The rows of one partition. */
export interface From {
  readonly table: string;
  readonly partition: number;
  readonly isSearched: boolean;
}

/** Which rows of those that fit are taken. */
export interface Page {
  /** As SQL. */
  readonly order: string;
  readonly limit: number;
  readonly skip: number;
}

/** Up to here the rows that a search finds are gathered, then held against the filter. */
const gatheredAtMost = 2_000;
/** So many rows at the head of a list are read for their words, before all that are found. */
const nearAtMost = 2_000;

/** Where the rows of a query come from when words are looked for, and when not. */
export class SoughtRows {
  constructor(
    private readonly db: Database,
    private readonly live: LiveTables,
  ) {}

  /**
   * `FROM … WHERE …` of a query. Few found rows drive it. Of many, the numbers are a set that an
   * index's entries are held against: a row is read only where the filter or the order needs it,
   * however far from the head of the list the found ones lie.
   */
  source(from: From, search: string | undefined, where: Sql): Sql {
    const { table, partition, isSearched } = from;
    const sought = soughtIn(from, search);
    const base: readonly SqlValue[] = [partition, ...where.values];
    const fitting = `FROM ${table} WHERE partition = ? AND ${where.text}`;
    if (sought.length === 0) return { text: fitting, values: base };
    if (!isSearched) return { text: `FROM ${table} WHERE 0`, values: [] };
    if (!this.live.hasSearch(table)) {
      const { text, values } = wordsTest(sought);
      return { text: `${fitting} AND ${text}`, values: [...base, ...values] };
    }
    const match = matchExpression(sought);
    const found = `SELECT rowid AS found FROM ${table}_words WHERE ${table}_words MATCH ?`;
    if (this.#findsMany(table, match)) {
      return { text: `${fitting} AND +seq IN (${found})`, values: [...base, match] };
    }
    return {
      text: `FROM (${found})
        CROSS JOIN ${table} ON seq = found WHERE partition = ? AND ${where.text}`,
      values: [match, ...base],
    };
  }

  /**
   * The found rows among the first of a list: a word that many rows have mostly fills a page from
   * there. Undefined where few rows are found, and where the page lies further on.
   */
  near(from: From, search: string | undefined, where: Sql, page: Page): Sql | undefined {
    const { table, partition, isSearched } = from;
    const sought = soughtIn(from, search);
    if (sought.length === 0 || !isSearched || !this.live.hasSearch(table)) return undefined;
    if (page.skip + page.limit > nearAtMost) return undefined;
    if (!this.#findsMany(table, matchExpression(sought))) return undefined;
    const test = wordsTest(sought);
    return {
      text: `FROM ${table} WHERE seq IN (SELECT seq FROM ${table}
        WHERE partition = ? AND ${where.text} ORDER BY ${page.order} LIMIT ${nearAtMost})
        AND ${test.text}`,
      values: [partition, ...where.values, ...test.values],
    };
  }

  #findsMany(table: string, match: string): boolean {
    const found = this.db.get(
      `SELECT count(*) AS count FROM
        (SELECT 1 FROM ${table}_words WHERE ${table}_words MATCH ? LIMIT ${gatheredAtMost + 1})`,
      [match],
    );
    return (numberIn(found, 'count') ?? 0) > gatheredAtMost;
  }
}

const soughtIn = ({ partition }: From, search: string | undefined): readonly string[] =>
  search === undefined ? [] : soughtWords(partition, search);

/** Whether a row's own words have what is sought: each at the start of one. */
const wordsTest = (sought: readonly string[]): Sql => ({
  text: sought.map(() => 'instr(words, ?) > 0').join(' AND '),
  values: sought.map((word) => ` ${word}`),
});
