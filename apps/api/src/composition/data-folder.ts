import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';
import { holdLock, type HeldLock } from '@balcao/event-store/sqlite';
import { StartError } from '../start-error.js';

/** The data folder, held by this process alone. */
export interface DataFolder {
  readonly events: string;
  readonly rows: string;
  readonly snapshots: string;
  readonly blobs: string;
  release(): void;
}

/** Makes the folder and takes its lock; `StartError` when it cannot be written or is in use. */
export function openDataFolder(path: string): DataFolder {
  const lock = lockOf(path);
  if (lock === undefined) {
    throw new StartError(`${path} is in use: another Balcão is running on this data folder.`);
  }
  return {
    events: join(path, 'events.db'),
    rows: join(path, 'read.db'),
    snapshots: join(path, 'snapshots'),
    blobs: join(path, 'blobs'),
    release: () => {
      lock.release();
    },
  };
}

function lockOf(path: string): HeldLock | undefined {
  try {
    makeFolder(path);
    return holdLock(join(path, 'lock.db'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${path} cannot be written: ${why}.`);
  }
}

/**
 * One by one: where the system itself forbids it, Node's recursive form never returns. The name is
 * on the disk before anything is written into the folder.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  syncFolderNow(dirname(path));
}
