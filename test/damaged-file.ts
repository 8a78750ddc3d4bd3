import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';

/** Pages at the beginning that are left as they are: the schema, so that the file still opens. */
const wholePages = 24;
const pageBytes = 4_096;

/**
 * Overwrites the pages of a SQLite file except for the first ones, as a failing disk does. Nothing
 * may have the file open, nor may a write-ahead log lie next to it.
 */
export function damagePages(path: string, from = wholePages): void {
  const file = openSync(path, 'r+');
  const noise = Buffer.alloc(pageBytes, 0xff);
  for (let page = from; page * pageBytes < fstatSync(file).size; page += 1) {
    writeSync(file, noise, 0, pageBytes, page * pageBytes);
  }
  closeSync(file);
}
