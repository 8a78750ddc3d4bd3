import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faultIn, holdLock } from '@balcao/sqlite/data-file';
import { StartError } from '@balcao/tasks/settings';
import { copyDescribed } from '../backing-up/copy-files.js';
import { readManifest, type BackedUpFile, type Manifest } from '../backing-up/manifest.js';
import { assertNewFolder } from '../backing-up/settings.js';
import { assertGoing } from '../moving/move-error.js';
import { faultOfEvents } from './check-backup.js';
import { makeFolder } from './data-folder/make-folder.js';

/** Which backup, and the folder that it becomes. */
export interface RestoreOptions {
  readonly folder: string;
  readonly to: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** It comes last: without the keys nothing starts on a folder that is half restored. */
const lastFile = 'keys.db';

/**
 * Makes a data folder of a backup and checks it: each file, both databases, the chains of hashes.
 * `StartError` when the target is in use or not empty, or the backup is not whole, and
 * `MoveInterrupted` after the signal; nothing of it is left then.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, to } = options;
  const manifest = readManifest(folder);
  assertNotInUse(to);
  assertNewFolder(to);
  const wasThere = existsSync(to);
  makeFolder(to);
  try {
    await restore(options, manifest);
  } catch (error) {
    for (const { path } of manifest.files) rmSync(join(to, path), { force: true });
    rmSync(join(to, 'blobs'), { recursive: true, force: true });
    if (!wasThere) rmSync(to, { recursive: true });
    throw error;
  }
  return manifest;
}

async function restore(
  { folder, to, signal, say }: RestoreOptions,
  { files, installation, events }: Manifest,
): Promise<void> {
  const inOrder = [
    ...files.filter(({ path }) => path !== lastFile),
    ...files.filter(({ path }) => path === lastFile),
  ];
  for (const file of inOrder) {
    if (file.path === lastFile) await checkEvents(to, { installation, events }, { signal, say });
    assertGoing(signal);
    await copyChecked(folder, to, file);
  }
  const fault = faultIn(join(to, lastFile));
  if (fault !== undefined) throw damaged(join(folder, lastFile), fault);
}

/** Copies a file of a backup; `StartError` where it is not what was backed up. */
export async function copyChecked(folder: string, to: string, file: BackedUpFile): Promise<void> {
  const path = join(folder, file.path);
  if (!existsSync(path)) throw damaged(path, 'it is missing');
  const { bytes, sha256 } = await copyDescribed(folder, to, file.path);
  if (bytes === file.bytes && sha256 === file.sha256) return;
  throw damaged(path, 'it is not what was backed up');
}

async function checkEvents(
  to: string,
  expected: Pick<Manifest, 'installation' | 'events'>,
  step: Pick<RestoreOptions, 'signal' | 'say'>,
): Promise<void> {
  const fault = await faultOfEvents(to, expected, step);
  if (fault !== undefined) throw damaged(join(to, 'events.db'), fault);
}

const damaged = (path: string, why: string): StartError =>
  new StartError(`The backup cannot be restored: ${path}: ${why}. Nothing was left behind.`);

/** A folder that a server uses is told apart from one with something in it. */
function assertNotInUse(to: string): void {
  const lock = join(to, 'lock.db');
  if (!existsSync(lock)) return;
  const held = holdLock(lock, join(to, 'events.db'));
  if (held === undefined) throw new StartError(`${to} is in use: stop Balcão first.`);
  held.release();
}
