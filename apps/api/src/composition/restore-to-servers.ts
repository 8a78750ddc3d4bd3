import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from '../backing-up/manifest.js';
import type { End, Step } from '../moving/end.js';
import { assertGoing } from '../moving/move-error.js';
import { moveAll } from '../moving/move-all.js';
import { makeFolder } from './data-folder/make-folder.js';
import { openEmbeddedEnd } from './moving-ends.js';
import { copyChecked } from './restore-backup.js';

/** Which backup, and the servers that it goes to. */
export interface RestoreToServersOptions extends Step {
  readonly folder: string;
  /** The servers, open and empty, or with what an interrupted restore has left. */
  readonly target: End;
  /** The folder of this node: the backup is unpacked in it, and its secrets key goes there. */
  readonly dataDir: string;
}

/**
 * Compares each file of a backup with its manifest, copies it to the servers, and compares both:
 * events, chains, attachments, rows. `StartError` for a backup that is not whole, `MoveError` for
 * servers that hold anything else, `MoveInterrupted` after the signal: it goes on the next time.
 */
export async function restoreToServers(options: RestoreToServersOptions): Promise<Manifest> {
  const { folder, target, dataDir, ...step } = options;
  const manifest = readManifest(folder);
  makeFolder(dataDir);
  const unpacked = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    for (const file of manifest.files) {
      assertGoing(step.signal);
      await copyChecked(folder, unpacked, file);
    }
    const source = await openEmbeddedEnd(unpacked, true);
    try {
      await moveAll(source, target, step);
    } finally {
      await source.close();
    }
    const key = join(dataDir, 'secrets.key');
    const backedUp = join(unpacked, 'secrets.key');
    if (existsSync(backedUp) && !existsSync(key)) copyFileSync(backedUp, key);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return manifest;
}
