import { hasTable } from './table.js';
import type { Database, SqlValue } from './database.js';
import { numberIn } from './database.js';

/** So many new rows wait for the index of their words; a search reads them one by one. */
const waitingAtMost = 512;
/** Beyond the number of any row. */
const everyRow = 2 ** 53;

/** Up to which row each table's words are indexed, by the table's name. */
export const indexedTable = `
  CREATE TABLE IF NOT EXISTS indexed (
    rows TEXT PRIMARY KEY, up_to INTEGER NOT NULL) WITHOUT ROWID;`;

/**
 * The number of the last row whose words are indexed, as SQL: those behind it wait. A table of an
 * older build says nothing of it, and its words follow each row at once.
 */
const upTo = (table: string): string =>
  `coalesce((SELECT up_to FROM indexed WHERE rows = '${table}'), ${everyRow})`;

/**
 * Makes the index of a table's words with all that are there. New rows are indexed many at a time
 * (`indexWaiting`): an index that takes in few rows with each commit costs twenty times as much.
 * What changes in a row that is indexed follows by triggers, so that an update whose words stay
 * costs nothing. `detail=none` and `content=''`: only the rows' numbers are asked for.
 */
export function createWordIndex(db: Database, table: string, search: string): void {
  if (hasTable(db, search)) return;
  const isIndexed = `old.seq <= ${upTo(table)}`;
  db.exec(`CREATE VIRTUAL TABLE ${search} USING fts5(
      words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='5 6 7');
    INSERT INTO indexed (rows, up_to) VALUES ('${table}', 0)
      ON CONFLICT (rows) DO UPDATE SET up_to = 0;
    CREATE TRIGGER ${search}_delete AFTER DELETE ON ${table} WHEN ${isIndexed}
      BEGIN DELETE FROM ${search} WHERE rowid = old.seq; END;
    CREATE TRIGGER ${search}_update AFTER UPDATE OF words ON ${table}
      WHEN new.words <> old.words AND ${isIndexed}
      BEGIN
        DELETE FROM ${search} WHERE rowid = old.seq;
        INSERT INTO ${search} (rowid, words) VALUES (new.seq, new.words);
      END`);
  indexWaiting(db, table, search, 0);
}

/** Inside a transaction: indexes the words of the rows that wait, once they are many. */
export function indexWaiting(
  db: Database,
  table: string,
  search: string,
  atMost = waitingAtMost,
): void {
  const found = db.get(
    `SELECT up_to AS upTo, (SELECT max(seq) FROM ${table}) AS last
      FROM indexed WHERE rows = ?`,
    [table],
  );
  const last = numberIn(found, 'last') ?? 0;
  const since = numberIn(found, 'upTo') ?? everyRow;
  if (last - since <= atMost) return;
  db.run(
    `INSERT INTO ${search} (rowid, words)
      SELECT seq, words FROM ${table} WHERE seq > ? AND words <> ''`,
    [since],
  );
  db.run('UPDATE indexed SET up_to = ? WHERE rows = ?', [last, table]);
}

/** Forgets how far a table that is dropped was indexed. */
export function forgetIndexed(db: Database, table: string): void {
  db.run('DELETE FROM indexed WHERE rows = ?', [table]);
}

/**
 * The rows of a partition whose words are not indexed yet and that the search finds, as the end of
 * a statement. The plus keeps the index of partitions out of it.
 */
export function waitingRows(
  table: string,
  partition: number,
  sought: readonly string[],
): { readonly text: string; readonly values: readonly SqlValue[] } {
  const test = wordsTest(sought);
  return {
    text: `FROM ${table} WHERE seq > ${upTo(table)} AND +partition = ? AND ${test.text}`,
    values: [partition, ...test.values],
  };
}

/** Whether a row's own words have what is sought: each at the start of one. */
export const wordsTest = (sought: readonly string[]) => ({
  text: sought.map(() => 'instr(words, ?) > 0').join(' AND '),
  values: sought.map((word): SqlValue => ` ${word}`),
});
