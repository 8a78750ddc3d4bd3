/**
 * Faults of the place where a store keeps its data, which stay until somebody removes them: the
 * disk is full, the file may not be written, or its content is damaged.
 */
export const storeFaults = ['full', 'unwritable', 'damaged'] as const;

/** One of `storeFaults`. */
export type StoreFault = (typeof storeFaults)[number];

/** The meaning of a result code of SQLite's, and the beginning of SQLite's own sentence. */
interface Failure {
  readonly why: string;
  readonly says: string;
  readonly fault?: StoreFault;
}

/** SQLite's result codes that speak of the file or the disk, not of what was asked. */
const unavailable: ReadonlyMap<number, Failure> = new Map<number, Failure>([
  [3, { why: 'no permission', says: 'access permission denied', fault: 'unwritable' }],
  [5, { why: 'locked by another process', says: 'database is locked' }],
  [6, { why: 'locked', says: 'database table is locked' }],
  [7, { why: 'out of memory', says: 'out of memory' }],
  [8, { why: 'read-only', says: 'attempt to write a readonly database', fault: 'unwritable' }],
  [9, { why: 'interrupted', says: 'interrupted' }],
  [10, { why: 'input/output error', says: 'disk I/O error' }],
  [11, { why: 'damaged', says: 'database disk image is malformed', fault: 'damaged' }],
  [13, { why: 'disk full', says: 'database or disk is full', fault: 'full' }],
  [14, { why: 'cannot be opened', says: 'unable to open database file' }],
  [15, { why: 'locking protocol', says: 'locking protocol' }],
  [26, { why: 'not a database', says: 'file is not a database', fault: 'damaged' }],
]);

/** A schema that cannot be read has a sentence of its own: its table stands within it. */
const damagedSchema = 'malformed database schema';
const damagedCode = 11;

/** The driver's words before SQLite's sentence. */
const prefix = /^Failed to open database: /;

/**
 * Extended codes of input/output errors that speak of one direction: reading and short reads;
 * writing, flushing a file or folder, and truncating.
 */
const ioFaults: ReadonlyMap<number, StoreFault> = new Map<number, StoreFault>([
  ...[1, 2].map((high): [number, StoreFault] => [10 | (high << 8), 'damaged']),
  ...[3, 4, 5, 6].map((high): [number, StoreFault] => [10 | (high << 8), 'unwritable']),
]);

/**
 * SQLite's primary result code of an error, or undefined for any other error. Never `instanceof`:
 * the driver's errors come from another realm where a test runner isolates modules. The driver's
 * `all` and `iterate` throw without a code: of these, SQLite's sentence says which it is.
 */
export function resultCodeOf(error: unknown): number | undefined {
  const code = extendedCodeOf(error);
  return code === undefined ? codeOfSentence(error) : code & 0xff;
}

/**
 * What keeps a file of SQLite's from being used, of a driver's error that speaks of the file or the
 * disk; undefined of any other, which is a defect of ours.
 */
export function whyUnavailable(error: unknown): string | undefined {
  return failureOf(error)?.why;
}

/** Which lasting fault an error of the driver's speaks of; undefined of what passes by itself. */
export function faultOf(error: unknown): StoreFault | undefined {
  const extended = extendedCodeOf(error);
  const ofDirection = extended === undefined ? undefined : ioFaults.get(extended);
  return ofDirection ?? failureOf(error)?.fault;
}

function failureOf(error: unknown): Failure | undefined {
  const code = resultCodeOf(error);
  return code === undefined ? undefined : unavailable.get(code);
}

function extendedCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function codeOfSentence(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return undefined;
  if (!('message' in error) || typeof error.message !== 'string') return undefined;
  const sentence = error.message.replace(prefix, '');
  if (sentence.startsWith(damagedSchema)) return damagedCode;
  for (const [code, { says }] of unavailable) if (sentence.startsWith(says)) return code;
  return undefined;
}
