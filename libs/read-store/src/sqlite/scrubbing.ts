import type { Database } from './database.js';
import { numberIn } from './database.js';

/** Pages of an index of words that one step writes. */
const pagesOfStep = 500;

/**
 * Begins to merge all of a table's words into one piece, without those that are gone; answers how
 * much it has changed. Two and more: there is more to do.
 */
export const mergeAll = (db: Database, table: string): number => merge(db, table, -pagesOfStep);

/** Goes on with it. */
export const mergeOn = (db: Database, table: string): number => merge(db, table, pagesOfStep);

function merge(db: Database, table: string, pages: number): number {
  const words = `${table}_words`;
  const before = changesIn(db);
  db.run(`INSERT INTO ${words} (${words}, rank) VALUES ('merge', ?)`, [pages]);
  return changesIn(db) - before;
}

const changesIn = (db: Database): number =>
  numberIn(db.get('SELECT total_changes() AS made'), 'made') ?? 0;

/**
 * Rewrites the file. A page that was split keeps copies of what has gone to another, which
 * `secure_delete` does not see. Takes the file's size of disk twice over, and blocks other writers.
 */
export function rewrite(db: Database): void {
  // What lies in memory otherwise would be the whole file.
  db.exec('PRAGMA temp_store=FILE');
  try {
    db.exec('VACUUM');
  } finally {
    db.exec('PRAGMA temp_store=MEMORY');
  }
}

/** Copies the log into the file and empties it; false while somebody reads what is in it. */
export function emptyLog(db: Database): boolean {
  return numberIn(db.get('PRAGMA wal_checkpoint(TRUNCATE)'), 'busy') === 0;
}
