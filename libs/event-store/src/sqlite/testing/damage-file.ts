import { readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../driver.js';

/** Puts other bytes in the place of a text, wherever it lies in a log that nobody has open. */
export function overwriteText(path: string, text: string, other: string): void {
  if (text.length !== other.length) throw new RangeError('bytes are overwritten, none are added');
  const file = readWhole(path);
  for (const at of placesOf(file, text)) file.write(other, at, 'utf8');
  writeFileSync(path, file);
}

/** Spoils the head of each page of a log on which a text lies, as a dying disk does. */
export function spoilPagesOf(path: string, text: string): void {
  const file = readWhole(path);
  const pageSize = file.readUInt16BE(16);
  for (const at of placesOf(file, text)) {
    const page = at - (at % pageSize);
    file.fill(0xff, page, page + 12);
  }
  writeFileSync(path, file);
}

/** The file with all that was committed: nothing of it is left in the write-ahead log. */
function readWhole(path: string): Buffer {
  const database = openDatabase(path, { readonly: false, busyTimeoutMs: 1_000 });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return readFileSync(path);
}

function placesOf(file: Buffer, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + 1)) places.push(at);
  if (places.length === 0) throw new Error(`${text} lies nowhere in the file`);
  return places;
}
