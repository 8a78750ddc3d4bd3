import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { whyUnavailable } from '@balcao/sqlite';
import { holdLock, readFact, whyUnusable, type HeldLock } from '@balcao/sqlite/data-file';
import { type Servers, StartError } from '@balcao/tasks/settings';
import { adoptParts, secretsKeyFact } from './adopt-parts.js';
import type { DataPart } from './data-files.js';
import { hasEvents, refusalOf, unusableOf, type Refusal } from './judge-parts.js';
import { lookAtParts } from './look-at-parts.js';
import { makeFolder } from './make-folder.js';
import { useReserve } from './reserve.js';
import { partsSetAside, setAside, type SetAside } from './set-aside.js';

/** The data folder, held by this process only. */
export interface DataFolder {
  readonly events: string;
  readonly rows: string;
  readonly snapshots: string;
  readonly blobs: string;
  /** Derived parts that could not be used and were made again. */
  readonly setAside: readonly SetAside[];
  /** The disk was full: what is kept for that was used to start. */
  readonly usedReserve: boolean;
  release(): void;
}

/** The file of the rows in a data folder. */
export const rowsFile = (path: string): string => join(path, 'read.db');

/** How a data folder is used. */
export interface DataFolderOptions {
  /** The servers in use: what they keep is not in the folder. */
  readonly servers: Servers;
  /** Whether a file holds the key to what was kept secret. */
  readonly usesSecretsFile: boolean;
  /** Whether parts may be absent although others are there: for the target of a move. */
  readonly mayBeNew?: boolean;
}

/** Another process holds the folder. */
export class FolderInUse extends StartError {
  constructor(path: string) {
    super(`${path} is in use: another Balcão is running on this data folder.`);
  }
}

/**
 * Makes the folder, takes its lock and looks at its parts. `FolderInUse` while another process has
 * it; `StartError` when it cannot be written, or when a part that cannot be made again is missing,
 * damaged or of another installation. Derived parts that cannot be used are set aside.
 */
export async function openDataFolder(
  path: string,
  options: DataFolderOptions,
): Promise<DataFolder> {
  const usedReserve = useReserve(path);
  const lock = lockOf(path);
  if (lock === undefined) {
    throw new FolderInUse(path);
  }
  try {
    await establish(path, options);
    return {
      events: join(path, 'events.db'),
      rows: rowsFile(path),
      snapshots: join(path, 'snapshots'),
      blobs: join(path, 'blobs'),
      setAside: partsSetAside(path),
      usedReserve,
      release: () => {
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw startErrorOf(path, error);
  }
}

async function establish(
  dataDir: string,
  { servers, usesSecretsFile, mayBeNew = false }: DataFolderOptions,
): Promise<void> {
  const isKept = ({ name, isKept: isIn }: DataPart): boolean =>
    isIn(servers) && (name !== 'secrets.key' || usesSecretsFile);
  const found = lookAtParts(dataDir, isKept);
  const hasKeys = found['keys.db'].state === 'sound';
  const secretsKey = hasKeys ? readFact(join(dataDir, 'keys.db'), secretsKeyFact) : undefined;
  const refusal = refusalOf(found, { secretsKey, mayBeNew });
  if (refusal !== undefined) throw new StartError(sentenceOf(dataDir, refusal));
  const unusable = unusableOf(found);
  for (const each of unusable) setAside(dataDir, each, new Date());
  if (!hasEvents(found)) return;
  const gone = unusable.map(({ part }) => [part, { state: 'absent' }] as const);
  const left = { ...found, ...Object.fromEntries(gone) };
  await adoptParts(dataDir, left, secretsKey);
}

const guide = 'docs/guides/backup.md, "When a file is missing or damaged"';

function sentenceOf(dataDir: string, { part, problem, why }: Refusal): string {
  const path = join(dataDir, part);
  const what = {
    missing: `${path} is missing or empty, ${why}: this is no new installation`,
    foreign: `${path} does not belong to this data folder: ${why}`,
    unusable: `${path} cannot be used: ${why}`,
  }[problem];
  return `${what}. Nothing was changed. Put it back as it was, or from a backup: see ${guide}.`;
}

function lockOf(path: string): HeldLock | undefined {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be written: ${whyUnusable(error)}.`);
  }
  const file = join(path, 'lock.db');
  try {
    return holdLock(file, join(path, 'events.db'));
  } catch (error) {
    throw new StartError(`${file} cannot be written: ${whyUnusable(error)}.`);
  }
}

/** A `StartError` for an error of the system or SQLite about a file that a start writes. */
function startErrorOf(path: string, error: unknown): unknown {
  const isOfSystem = typeof error === 'object' && error !== null && 'syscall' in error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (error instanceof StartError || (!isOfSystem && whyUnavailable(cause) === undefined)) {
    return error;
  }
  return new StartError(`The data folder ${path} cannot be written: ${whyUnusable(cause)}.`);
}
