import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotStore } from './snapshot.js';

/**
 * Snapshots as files of one folder. A file appears whole or not at all, also when power is lost.
 */
export class FileSnapshotStore implements SnapshotStore {
  constructor(private readonly folder: string) {}

  async load(companyId: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.path(companyId));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async save(companyId: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = this.path(companyId);
    const unfinished = `${path}.unfinished`;
    await writeThrough(unfinished, bytes);
    await rename(unfinished, path);
  }

  async remove(companyId: string): Promise<void> {
    await rm(this.path(companyId), { force: true });
  }

  private path(companyId: string): string {
    return join(this.folder, `${companyId}.snapshot`);
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isAbsent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
