import { existsSync, rmSync } from 'node:fs';
import { resultCodeOf } from '../failures.js';
import { type OpenFile, openFile } from './driver.js';

const busy = 5;
const damaged = 11;
const alreadyThere = 19;
const notADatabase = 26;

/** A lock that this process holds until it is released, or ends in any way. */
export interface HeldLock {
  release(): void;
}

/**
 * Takes a lock that one process at a time can hold, kept by the operating system: it is never left
 * behind by a process that was killed. Undefined when another holds it; the driver's errors when
 * the file cannot be written.
 *
 * A file of locks that is new says nothing: it may have been removed from under a running process.
 * Only when nobody else has `witness` open, which the holder always has, does it count, and is then
 * marked.
 */
export function holdLock(path: string, witness: string): HeldLock | undefined {
  const file = openFile(path, { timeout: 0 });
  try {
    if (lock(file, witness)) {
      return {
        release: () => {
          if (file.isOpen) file.close();
        },
      };
    }
    file.close();
    return undefined;
  } catch (error) {
    file.close();
    const code = resultCodeOf(error);
    if (code === busy) return undefined;
    // Reading it needed a lock that nobody had: what is damaged is held by no one.
    if (code !== notADatabase && code !== damaged) throw error;
    rmSync(path);
    return holdLock(path, witness);
  }
}

/** Whether the lock could be had. Statements would keep it beyond the close: none is prepared. */
function lock(file: OpenFile, witness: string): boolean {
  // What is changed stays in memory until it is committed: this works on a full disk, too. A file
  // that cannot be written is opened for reading without a word; the change then fails.
  file.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  file.exec('CREATE TABLE IF NOT EXISTS trusted(once INTEGER PRIMARY KEY)');
  if (isTrusted(file)) return true;
  if (isOpenElsewhere(witness)) return false;
  keepTrust(file);
  return true;
}

/** Notes that the file may be trusted; answers whether that was noted before. */
function isTrusted(file: OpenFile): boolean {
  try {
    file.exec('INSERT INTO trusted VALUES (1)');
    return false;
  } catch (error) {
    if (resultCodeOf(error) === alreadyThere) return true;
    throw error;
  }
}

/** The lock itself outlives the commit. */
function keepTrust(file: OpenFile): void {
  try {
    file.exec('COMMIT');
  } catch {
    // A full disk: the next start asks the witness again.
    return;
  }
  file.exec('BEGIN EXCLUSIVE');
}

/** Whether another connection, of any process, has a file in WAL mode open. */
function isOpenElsewhere(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = openFile(path, { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode=EXCLUSIVE; SELECT count(*) FROM sqlite_schema');
    return false;
  } catch (error) {
    // Its own check says anything else that is wrong with it.
    return resultCodeOf(error) === busy;
  } finally {
    file.close();
  }
}
