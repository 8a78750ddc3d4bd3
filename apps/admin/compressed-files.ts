import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Below, a file fits into what a network sends at once anyhow. */
const SMALLEST_BYTES = 1_024;

/**
 * Writes each script and style sheet a second time, compressed as far as it goes: the server, which
 * compresses what it sends in passing, would spend too long on it.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'balcao-compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler: ({ dir = 'dist' }) => writeAllCompressed(dir),
    },
  };
}

/** Writes what belongs next to the files of a build. */
export async function writeAllCompressed(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(names.map((name) => writeCompressed(join(assets, name))));
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length >= SMALLEST_BYTES) await writeFile(`${file}.br`, await compress(content));
}
