import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { copyFile, faultIn, readFact, whyUnusable } from '@balcao/sqlite/data-file';
import { StartError } from '@balcao/tasks/settings';
import { copyDescribed, filesBelow } from '../backing-up/copy-files.js';
import { noteBackup } from '../backing-up/last-backup.js';
import {
  describeFile,
  manifestName,
  type BackedUpFile,
  type Manifest,
} from '../backing-up/manifest.js';
import { assertNewFolder } from '../backing-up/settings.js';
import { assertGoing } from '../moving/move-error.js';
import { survey } from '../moving/survey.js';
import { productVersion } from './version.js';
import { makeFolder } from './data-folder/make-folder.js';

/** Where a backup is made from, and where to. */
export interface BackUpOptions {
  readonly dataDir: string;
  readonly folder: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/**
 * Copies what cannot be made again, while the product runs or not. Events come first: the keys and
 * the attachments that they name were kept before them. `StartError` when there is nothing to back
 * up, the target is not empty, or what was copied is damaged; `MoveInterrupted` after the signal.
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { dataDir, folder, now } = options;
  for (const name of ['events.db', 'keys.db', 'blobs']) {
    if (existsSync(join(dataDir, name))) continue;
    throw new StartError(`${join(dataDir, name)} is missing: there is no data folder to back up.`);
  }
  assertNewFolder(folder);
  makeFolder(folder);
  for (const name of ['events.db', 'keys.db']) await copyDatabase(dataDir, folder, name);
  const { installation, events } = await lookAtCopy(options);
  const files = [await describeFile(folder, 'events.db'), await describeFile(folder, 'keys.db')];
  files.push(...(await copyBlobs(options)), ...(await copyKey(dataDir, folder)));
  const manifest: Manifest = {
    format: 1,
    version: productVersion(),
    installation,
    madeAt: now.toISOString(),
    events,
    files,
  };
  const text = JSON.stringify(manifest, undefined, 1);
  writeFileSync(join(folder, manifestName), `${text}\n`, { flush: true });
  syncFolderNow(folder);
  noteBackup(dataDir, folder, manifest);
  return manifest;
}

async function copyDatabase(dataDir: string, folder: string, name: string): Promise<void> {
  const path = join(dataDir, name);
  let fault: string | undefined;
  try {
    await copyFile(path, join(folder, name));
    fault = faultIn(join(folder, name));
  } catch (error) {
    fault = whyUnusable(error);
  }
  if (fault !== undefined) throw new StartError(`${path} cannot be backed up: ${fault}.`);
}

/** Counts the events and checks the chains of hashes, and that the keys are those to the events. */
async function lookAtCopy({ dataDir, folder, signal, say }: BackUpOptions) {
  const path = join(folder, 'events.db');
  const store = await SqliteEventStore.open({ path, readonly: true });
  try {
    const installation = await store.identity();
    if (readFact(join(folder, 'keys.db'), 'id') !== installation) {
      throw new StartError(
        `${join(dataDir, 'keys.db')} is not of the installation of events.db: start Balcão once.`,
      );
    }
    const { events } = await survey('events', store, { signal, say });
    return { installation, events };
  } finally {
    await store.close();
  }
}

/** Files that are removed meanwhile are left out. */
async function copyBlobs({ dataDir, folder, signal, say }: BackUpOptions) {
  const copied: BackedUpFile[] = [];
  for (const path of filesBelow(dataDir, 'blobs')) {
    assertGoing(signal);
    if (path.startsWith(join('blobs', 'unfinished'))) continue;
    try {
      copied.push(await copyDescribed(dataDir, folder, path));
    } catch (error) {
      if (existsSync(join(dataDir, path))) throw error;
    }
  }
  const bytes = copied.reduce((sum, file) => sum + file.bytes, 0);
  say(`attachments: ${copied.length - 1} of ${bytes.toLocaleString('en')} bytes`);
  return copied;
}

async function copyKey(dataDir: string, folder: string): Promise<readonly BackedUpFile[]> {
  if (!existsSync(join(dataDir, 'secrets.key'))) return [];
  return [await copyDescribed(dataDir, folder, 'secrets.key')];
}
