import type { Database, SqlValue } from './database.js';
import { numberIn } from './database.js';
import type { Sql } from './condition.js';
import type { LiveTables } from './live-tables.js';
import { waitingRows, wordsTest } from './word-index.js';
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

/** What a search is held against. */
interface Searched {
  readonly db: Database;
  readonly live: LiveTables;
}

/** Where the rows of one query come from, when words are looked for and when not. */
export class SoughtRows {
  readonly #words: readonly string[];
  #isCommon: boolean | undefined;

  constructor(
    private readonly store: Searched,
    private readonly from: From,
    search: string | undefined,
    private readonly where: Sql,
  ) {
    this.#words = search === undefined ? [] : soughtWords(from.partition, search);
  }

  /**
   * `FROM … WHERE …` of the query. Few found rows drive it. Of many, the numbers are a set that an
   * index's entries are held against: a row is read only where the filter or the order needs it,
   * however far from the head of the list the found ones lie.
   */
  source(): Sql {
    const { where } = this;
    const { table, partition, isSearched } = this.from;
    const base: readonly SqlValue[] = [partition, ...where.values];
    const fitting = `FROM ${table} WHERE partition = ? AND ${where.text}`;
    if (this.#words.length === 0) return { text: fitting, values: base };
    if (!isSearched) return { text: `FROM ${table} WHERE 0`, values: [] };
    if (!this.store.live.hasSearch(table)) {
      const { text, values } = wordsTest(this.#words);
      return { text: `${fitting} AND ${text}`, values: [...base, ...values] };
    }
    const found = this.#found();
    if (this.#findsMany()) {
      return { text: `${fitting} AND +seq IN (${found.text})`, values: [...base, ...found.values] };
    }
    return {
      text: `FROM (${found.text})
        CROSS JOIN ${table} ON seq = found WHERE partition = ? AND ${where.text}`,
      values: [...found.values, ...base],
    };
  }

  /**
   * The found rows among the first of a list: a word that many rows have mostly fills a page from
   * there. Undefined where few rows are found, and where the page lies further on.
   */
  near({ order, skip, limit }: Page): Sql | undefined {
    const { where } = this;
    const { table, partition, isSearched } = this.from;
    if (this.#words.length === 0 || !isSearched) return undefined;
    if (!this.store.live.hasSearch(table)) return undefined;
    if (skip + limit > nearAtMost || !this.#findsMany()) return undefined;
    const test = wordsTest(this.#words);
    return {
      text: `FROM ${table} WHERE seq IN (SELECT seq FROM ${table}
        WHERE partition = ? AND ${where.text} ORDER BY ${order} LIMIT ${nearAtMost})
        AND ${test.text}`,
      values: [partition, ...where.values, ...test.values],
    };
  }

  /** The numbers of the rows that the search finds: by the index, and among those that wait. */
  #found(): Sql {
    const { table, partition } = this.from;
    const waiting = waitingRows(table, partition, this.#words);
    return {
      text: `SELECT rowid AS found FROM ${table}_words WHERE ${table}_words MATCH ?
        UNION ALL SELECT seq ${waiting.text}`,
      values: [matchExpression(this.#words), ...waiting.values],
    };
  }

  /** Counted once per query, by the first of the two ways that needs it. */
  #findsMany(): boolean {
    this.#isCommon ??= this.#foundAtLeast(gatheredAtMost + 1);
    return this.#isCommon;
  }

  #foundAtLeast(rows: number): boolean {
    const { table } = this.from;
    const found = this.store.db.get(
      `SELECT count(*) AS count FROM
        (SELECT 1 FROM ${table}_words WHERE ${table}_words MATCH ? LIMIT ${rows})`,
      [matchExpression(this.#words)],
    );
    return numberIn(found, 'count') === rows;
  }
}
