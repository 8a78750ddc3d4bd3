import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped, specFiles } from '../testing/group-specs.mjs';
import { folder } from './faulty-sources.mjs';
import { tryOut } from './tests-of-faults.mjs';

const HANGS_AFTER_MS = 120_000;

/** The files of tests that can share a world, over HTTP or not. */
export function sharedSpecs({ isHttp }) {
  const { groups } = grouped(specFiles());
  return groups
    .filter(({ name }) => name.startsWith('http') === isHttp)
    .flatMap(({ files }) => files)
    .filter((file) => !/^test\/(?:architecture|start|reference)\//.test(file));
}

/**
 * Which files of tests reach which faults: measured once for sources that are the same, and kept.
 * @param {readonly string[]} specs
 * @param {string} print of the sources with their faults
 * @returns {Promise<ReadonlyMap<string, ReadonlySet<number>>>}
 */
export async function reachOf(specs, print) {
  const path = join(folder, 'reached.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const reached = known.print === print ? known.reached : {};
  const missing = specs.filter((spec) => !(spec in reached));
  if (missing.length > 0) {
    process.stdout.write(`Looking at what ${missing.length} files of tests reach …\n`);
    const trials = missing.map((spec) => ({ id: 0, specs: [spec] }));
    const events = await tryOut([trials], HANGS_AFTER_MS);
    for (const [what, , spec, ids] of events) if (what === 'reached') reached[spec] = ids;
    for (const spec of missing) reached[spec] ??= [];
    writeFileSync(path, JSON.stringify({ print, reached }));
  }
  return new Map(specs.map((spec) => [spec, new Set(reached[spec])]));
}
