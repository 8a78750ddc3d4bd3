import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSeed } from '@balcao/api/demo';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cache = join(root, '.cache', 'bench');
/** What decides which events a seed makes, and how they and the snapshots are written. */
const sources = [
  ...['apps/api/src/demo', 'libs/domain/src', 'libs/pricing/src'],
  ...['libs/journal/src', 'libs/event-store/src'],
] as const;

/** Where the data set of a name, which says its size, lies that this very code makes. */
export async function cachedAt(name: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${demoSeed}`);
  for (const source of sources) {
    for (const path of await sourcesBelow(join(root, source))) {
      hash.update(path.slice(root.length)).update(await readFile(path));
    }
  }
  return join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
}

/** Sets of the same name that other code made, or that were never finished. */
export async function sweepOthers(folder: string): Promise<void> {
  const [size = ''] = basename(folder).split('-');
  const names = await readdir(dirname(folder)).catch(() => []);
  const others = names.filter((name) => name.startsWith(`${size}-`));
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true })));
}

/** The names of a folder's sources, in a fixed order. */
async function sourcesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true });
  const isSource = (name: string) => /\.ts$/.test(name) && !/\.(spec|d)\.ts$|^dist/.test(name);
  return entries
    .filter(isSource)
    .sort()
    .map((name) => join(folder, name));
}
