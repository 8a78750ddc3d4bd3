import { JobsUnavailable } from '../errors.js';
import { resultCodeOf } from './driver.js';

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

/** Runs synchronous work on the database, turning its failures into the port's error. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = resultCodeOf(error);
    const reason = code === undefined ? undefined : unavailable.get(code);
    if (reason === undefined) throw error;
    throw new JobsUnavailable(`the file of jobs is unavailable: ${reason}`, { cause: error });
  }
}
