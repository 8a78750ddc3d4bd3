import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@balcao/tasks/settings';

export const manifestName = 'manifest.json';

const format = 1;

/** A file of a backup, by its path in it. */
export interface BackedUpFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Describes a backup and each file in it; written last, so that a backup with one is whole. */
export interface Manifest {
  readonly format: typeof format;
  readonly version: string;
  /** The id of the installation. */
  readonly installation: string;
  readonly madeAt: string;
  readonly events: number;
  readonly files: readonly BackedUpFile[];
}

/** Reads what a backup says of itself; `StartError` for a folder that is no whole backup. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestName), 'utf8');
  } catch {
    throw new StartError(
      `${folder} is no finished backup: it has no ${manifestName}. See docs/guides/backup.md.`,
    );
  }
  const manifest = parsed(text);
  if (manifest?.format === format) return manifest;
  throw new StartError(`${join(folder, manifestName)} cannot be read: the backup is damaged.`);
}

function parsed(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}

/** Describes the content of a file for a manifest. */
export async function describeFile(folder: string, path: string): Promise<BackedUpFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
