import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Flushes the names in a folder: a new or renamed file survives the loss of power from then on. */
export async function syncFolder(path: string): Promise<void> {
  if (knowsNone) return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The same, for what cannot wait. */
export function syncFolderNow(path: string): void {
  if (knowsNone) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Windows has no such call. */
const knowsNone = process.platform === 'win32';
