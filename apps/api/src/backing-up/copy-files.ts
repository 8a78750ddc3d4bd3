import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackedUpFile } from './manifest.js';

/** The files below a folder, by their paths from `root`. */
export function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Copies a file and waits for the disk; answers what was copied. The target must not exist. */
export async function copyDescribed(from: string, to: string, path: string): Promise<BackedUpFile> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(join(from, path)),
    async function* measured(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(target, { flags: 'wx', flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}
