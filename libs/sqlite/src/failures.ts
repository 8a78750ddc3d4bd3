/** SQLite's result codes that speak of the file or the disk, not of what was asked. */
const unavailable: ReadonlyMap<number, string> = new Map([
  [3, 'no permission'],
  [5, 'locked by another process'],
  [6, 'locked'],
  [7, 'out of memory'],
  [8, 'read-only'],
  [9, 'interrupted'],
  [10, 'input/output error'],
  [11, 'damaged'],
  [13, 'disk full'],
  [14, 'cannot be opened'],
  [15, 'locking protocol'],
  [26, 'not a database'],
]);

/**
 * SQLite's primary result code of an error, or undefined for any other error. Never `instanceof`:
 * the driver's errors come from another realm where a test runner isolates modules.
 */
export function resultCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/**
 * What keeps a file of SQLite's from being used, of a driver's error that speaks of the file or the
 * disk; undefined of any other, which is a defect of ours.
 */
export function whyUnavailable(error: unknown): string | undefined {
  const code = resultCodeOf(error);
  return code === undefined ? undefined : unavailable.get(code);
}
