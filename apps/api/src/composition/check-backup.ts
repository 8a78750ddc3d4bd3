import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { faultIn } from '@balcao/sqlite/data-file';
import { StartError } from '@balcao/tasks/settings';
import { describeFile, readManifest, type Manifest } from '../backing-up/manifest.js';
import type { BackupFound } from '../backing-up/backup-found.js';
import { assertGoing, MoveError } from '../moving/move-error.js';
import { survey } from '../moving/survey.js';
import { askToStop, threadStop, type ThreadStop } from '@balcao/sqlite';

const unalike = 'it is not what was backed up';

/**
 * Reads a backup as a restore does, and writes nothing: each file is compared with the manifest,
 * both databases and the chains of hashes are checked. `MoveInterrupted` after the signal; `onStep`
 * is called between its steps, for who can abort the signal only then.
 */
export async function checkBackup(
  folder: string,
  signal: AbortSignal,
  onStep: () => void = () => undefined,
): Promise<BackupFound> {
  try {
    const manifest = readManifest(folder);
    for (const { path, bytes, sha256 } of manifest.files) {
      onStep();
      assertGoing(signal);
      const found = existsSync(join(folder, path)) ? await describeFile(folder, path) : undefined;
      if (found?.bytes === bytes && found.sha256 === sha256) continue;
      return damaged(path, found === undefined ? 'it is missing' : unalike);
    }
    const quiet = { signal, say: onStep };
    const fault = await faultOfEvents(folder, manifest, quiet);
    if (fault !== undefined) return damaged('events.db', fault);
    const ofKeys = faultIn(join(folder, 'keys.db'));
    if (ofKeys !== undefined) return damaged('keys.db', ofKeys);
    return { isReadable: true, events: manifest.events };
  } catch (error) {
    if (!(error instanceof StartError || error instanceof MoveError)) throw error;
    return { isReadable: false, why: error.message };
  }
}

const damaged = (path: string, why: string): BackupFound => ({
  isReadable: false,
  why: `${path}: ${why}.`,
});

/** The fault of the events in a folder; undefined where they are those that are expected. */
export async function faultOfEvents(
  folder: string,
  expected: Pick<Manifest, 'installation' | 'events'>,
  step: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<string | undefined> {
  const path = join(folder, 'events.db');
  const fault = existsSync(path) ? faultIn(path) : 'it is missing';
  if (fault !== undefined) return fault;
  const store = await SqliteEventStore.open({ path, readonly: true });
  try {
    const isSame = (await store.identity()) === expected.installation;
    const { events } = await survey('events', store, step);
    return isSame && events === expected.events ? undefined : unalike;
  } finally {
    await store.close();
  }
}

/** What the thread of a check is begun with. */
export interface BackupThreadData {
  readonly folder: string;
  readonly stop: ThreadStop;
}

/** The same in a thread of its own: to read a large backup takes minutes. */
export function checkBackupInThread(folder: string, signal: AbortSignal): Promise<BackupFound> {
  const stop = threadStop();
  const worker = new Worker(new URL('./check-backup.worker.js', import.meta.url), {
    workerData: { folder, stop } satisfies BackupThreadData,
  });
  const interrupted = new Error('the check of the backup was interrupted');
  return new Promise<BackupFound>((resolve, reject) => {
    // Nobody waits for the thread, which stops at its next step.
    signal.addEventListener(
      'abort',
      () => {
        askToStop(stop);
        worker.unref();
        reject(interrupted);
      },
      { once: true },
    );
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(interrupted);
    });
  });
}
