import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/** Folders that are made from the sources, never part of them. */
const MADE = new Set(['node_modules', 'dist', 'data', '.cache', 'coverage']);

/** Every file below a folder, or the file itself, in a fixed order; nothing when it is absent. */
function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
    if (MADE.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else if (!/\.(spec\.tsx?|tsbuildinfo)$/.test(entry.name)) yield join(path, entry.name);
  }
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/**
 * One hash of the names and contents below the given paths, without tests. Contents rather than
 * times, because a checkout gives old files new times.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether what the stamp file vouches for was made from sources with this fingerprint. */
export const isStamped = (stamp, print) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

/** Notes which sources something was made from. */
export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
