import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName, type Manifest } from './manifest.js';

const noteName = 'last-backup.json';

/** The last backup of a data folder, as the command that made it noted it. */
export interface LastBackup {
  /** UTC ISO instant. */
  readonly madeAt: string;
  /** Its absolute path on the machine that made it. */
  readonly folder: string;
  /** Whether it is still at that path, as far as this process can see. */
  readonly isHere: boolean;
}

/** Notes a finished backup in the data folder, so that the product can find it. */
export function noteBackup(dataDir: string, folder: string, { madeAt }: Manifest): void {
  const path = join(dataDir, noteName);
  writeFileSync(`${path}.new`, `${JSON.stringify({ madeAt, folder })}\n`, { flush: true });
  renameSync(`${path}.new`, path);
}

/** The last backup that was noted; undefined without one, or where the note cannot be read. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  try {
    const text = readFileSync(join(dataDir, noteName), 'utf8');
    const { madeAt, folder } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof madeAt !== 'string' || typeof folder !== 'string') return undefined;
    return { madeAt, folder, isHere: existsSync(join(folder, manifestName)) };
  } catch {
    return undefined;
  }
}
