import { accessSync, constants, statSync } from 'node:fs';
import { resultCodeOf, whyUnavailable } from '../failures.js';
import { type OpenFile, valueOf, withFile } from './driver.js';

/** The marks by which a sound file is known. */
export interface FileKind {
  /** A table that every file of the kind has. */
  readonly table: string;
  /** Where its id is: a table of names and values, and the name. */
  readonly id: { readonly table: string; readonly name: string };
  /** Whether damage in the middle of it is found by those who read it, each for its own part. */
  readonly isCheckedByReaders?: boolean;
}

/** The state of the file at a path. `empty` has no table yet, and holds nothing. */
export type Inspection =
  | { readonly state: 'absent' | 'empty' }
  | { readonly state: 'unusable'; readonly why: string }
  | {
      readonly state: 'sound';
      readonly id: string | undefined;
      /** Whether its table has a row. */
      readonly hasRows: boolean;
    };

/** Larger files are not read through at every start. */
const readThroughBytes = 16 * 1024 * 1024;

const diskFull = 13;

/** Codes that speak of this file; others, such as a full disk, say nothing of what is in it. */
const ofTheFile: ReadonlySet<number | undefined> = new Set([3, 8, 11, 14, 26]);

/**
 * Looks whether a file can be read and written, is whole as far as that is seen without reading all
 * of a large one, and whose it is. Its log is written back into it. Nobody else may have it open.
 * Throws what speaks of the disk or the process rather than of the file.
 */
export function inspectFile(path: string, kind: FileKind): Inspection {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return { state: 'absent' };
    if (!stat.isFile()) return { state: 'unusable', why: 'it is no file' };
    accessSync(path, constants.R_OK | constants.W_OK);
    return withFile(path, (file) => inspect(file, path, kind));
  } catch (error) {
    if (!ofTheFile.has(resultCodeOf(error)) && !isDenied(error)) throw error;
    return { state: 'unusable', why: whyUnusable(error) };
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const isDenied = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes(String(codeOf(error)));

/** Why a file or folder cannot be used, in a few words, of an error of the system or the driver. */
export function whyUnusable(error: unknown): string {
  const why = whyUnavailable(error);
  if (why === 'damaged' || why === 'not a database') return `it is ${why}`;
  const code = codeOf(error);
  if (why === 'disk full' || code === 'ENOSPC') return 'the disk is full';
  if (why !== undefined) return why;
  if (code === 'EACCES' || code === 'EPERM') return 'this account may not read and write it';
  if (code === 'EROFS') return 'it cannot be written: the file system is read-only';
  if (code === 'EMFILE') return 'too many files are open';
  return error instanceof Error ? error.message : String(error);
}

function inspect(file: OpenFile, path: string, kind: FileKind): Inspection {
  const { table, id, isCheckedByReaders = false } = kind;
  const tables = Number(valueOf(file, `SELECT count(*) FROM sqlite_schema WHERE type = 'table'`));
  writeLogBack(file);
  const bytes =
    Number(valueOf(file, 'PRAGMA page_count')) * Number(valueOf(file, 'PRAGMA page_size'));
  const isLogEmpty = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (isLogEmpty && statSync(path).size < bytes)
    return { state: 'unusable', why: 'it is cut short' };
  if (!isCheckedByReaders && bytes <= readThroughBytes) {
    const found = valueOf(file, 'PRAGMA quick_check(1)');
    if (found !== 'ok') return { state: 'unusable', why: 'it is damaged' };
  }
  if (tables === 0) return { state: 'empty' };
  const known = hasTable(file, id.table) ? idIn(file, id) : undefined;
  if (hasTable(file, table)) {
    const hasRows = valueOf(file, `SELECT 1 FROM "${table}" LIMIT 1`) === 1;
    return { state: 'sound', id: known, hasRows };
  }
  // One that was only given its id has not been used yet.
  if (known !== undefined) return { state: 'sound', id: known, hasRows: false };
  return { state: 'unusable', why: 'it is not of this product' };
}

/** A full disk leaves the log as it is; it is read all the same. */
function writeLogBack(file: OpenFile): void {
  try {
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (resultCodeOf(error) !== diskFull) throw error;
  }
}

const hasTable = (file: OpenFile, name: string): boolean =>
  valueOf(file, `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '${name}'`) === 1;

function idIn(file: OpenFile, { table, name }: FileKind['id']): string | undefined {
  const value = valueOf(file, `SELECT value FROM "${table}" WHERE name = '${name}'`);
  return typeof value === 'string' ? value : undefined;
}
