import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';
import { StartError } from '@balcao/tasks/settings';
import { copyDescribed, filesBelow } from '../backing-up/copy-files.js';
import { noteBackup } from '../backing-up/last-backup.js';
import { describeFile, manifestName, type Manifest } from '../backing-up/manifest.js';
import { assertNewFolder } from '../backing-up/settings.js';
import { copyBlobs } from '../moving/copy-blobs.js';
import { copyEvents } from '../moving/copy-events.js';
import type { End, Step } from '../moving/end.js';
import { companiesOf } from '../moving/move-all.js';
import { survey } from '../moving/survey.js';
import { productVersion } from './version.js';
import { dataParts } from './data-folder/data-files.js';
import { makeFolder } from './data-folder/make-folder.js';
import { openDataFolder } from './data-folder/open-data-folder.js';
import { openEmbeddedEnd } from './moving-ends.js';

/** Where a backup is made from, and where to. */
export interface BackUpServersOptions extends Step {
  /** The servers, open: nothing is written to them. */
  readonly source: End;
  /** The folder of this node: it holds the secrets key, unless a setting does. */
  readonly dataDir: string;
  readonly folder: string;
  readonly now: Date;
}

/**
 * Copies what cannot be made again from the servers, while nodes work on them or not, into the same
 * files as those of a data folder. Events come first: the keys and attachments that they name were
 * kept before them. `StartError` when the target is not empty, `MoveError` when what is read is
 * damaged, `MoveInterrupted` after the signal.
 */
export async function backUpServers(options: BackUpServersOptions): Promise<Manifest> {
  const { folder, dataDir, now } = options;
  assertNewFolder(folder);
  makeFolder(folder);
  const { installation, events } = await copyAll(options);
  await giveIds(folder);
  const names = ['events.db', 'keys.db', ...filesBelow(folder, 'blobs')];
  const files = [];
  for (const name of names) files.push(await describeFile(folder, name));
  if (existsSync(join(dataDir, 'secrets.key'))) {
    files.push(await copyDescribed(dataDir, folder, 'secrets.key'));
  }
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
  if (existsSync(dataDir)) noteBackup(dataDir, folder, manifest);
  return manifest;
}

async function copyAll({ source, folder, signal, say }: BackUpServersOptions) {
  const target = await openEmbeddedEnd(folder, false);
  try {
    const needs = await source.events.needs();
    if (needs !== undefined) await target.events.raiseNeeds(needs);
    const step = { signal, say };
    await copyEvents(source, target, { events: 0, after: undefined }, step);
    const copied = await survey('events', target.events, step);
    const companies = companiesOf(copied);
    const keys = await source.keys.copyTo(target.keys, companies);
    say(`keys of personal data: ${keys.toLocaleString('en')} copied`);
    await copyBlobs(source, target, companies, step);
    return { installation: await target.events.identity(), events: copied.events };
  } finally {
    await target.close();
  }
}

/** Marks the copied parts as one installation; what is derived from them is no part of a backup. */
async function giveIds(folder: string): Promise<void> {
  const held = await openDataFolder(folder, {
    servers: {},
    usesSecretsFile: false,
    mayBeNew: true,
  });
  held.release();
  for (const { name, role } of dataParts) {
    // Closing wrote the logs back into their files; what is left of them is empty.
    for (const suffix of role === 'precious' ? ['-wal', '-shm'] : ['', '-wal', '-shm']) {
      const path = join(folder, name + suffix);
      if (role === 'precious' && suffix === '-wal' && sizeOf(path) > 0) {
        throw new StartError(`${path} could not be written back: the backup is not whole.`);
      }
      rmSync(path, { recursive: true, force: true });
    }
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
