import { resultCodeOf } from '@balcao/sqlite';
import { openDatabase } from './driver.js';

const busy = 5;

/** A lock that this process holds until it is released, or ends in whatever way. */
export interface HeldLock {
  release(): void;
}

/**
 * Takes a lock that one process at a time can hold, kept by the operating system: it is never left
 * behind by a process that was killed. Undefined when another holds it; the driver's errors when
 * the file cannot be written.
 */
export function holdLock(path: string): HeldLock | undefined {
  const database = openDatabase(path, { readonly: false, busyTimeoutMs: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (resultCodeOf(error) === busy) return undefined;
    throw error;
  }
  return {
    release: () => {
      database.close();
    },
  };
}
