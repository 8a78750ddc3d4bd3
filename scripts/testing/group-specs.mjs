import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, inRoot } from '../bootstrap/paths.mjs';

/** Test files that each load the whole server; a group of them loads it once. */
const folder = inRoot('test/e2e');
const GROUPS = 4;

/** Files that take far longer than their size tells, as if they had so many bytes. */
const heavy = { 'demo.e2e.spec.ts': 100_000 };

/** Where the files of the groups are written. */
export const groupsFolder = join(cache, 'e2e');

/**
 * Writes a few test files that import the HTTP tests, each about as long as the others. A test file
 * is a world of its own to Jest: loading the server costs many times what its tests do.
 */
export function writeGroups() {
  rmSync(groupsFolder, { recursive: true, force: true });
  mkdirSync(groupsFolder, { recursive: true });
  const specs = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ name, size: heavy[name] ?? statSync(join(folder, name)).size }))
    .sort((a, b) => b.size - a.size || a.name.localeCompare(b.name));
  const groups = Array.from({ length: GROUPS }, () => ({ size: 0, names: [] }));
  for (const { name, size } of specs) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.size += size;
    smallest.names.push(name);
  }
  for (const [index, { size, names }] of groups.entries()) {
    const lines = names.map((name) => {
      const path = relative(groupsFolder, join(folder, name)).replace(/\.ts$/, '.js');
      return `import '${path}';\n`;
    });
    // Jest begins with the largest files: each of these is as large as what it stands for.
    const content = `${lines.join('')}//${'='.repeat(size)}\n`;
    writeFileSync(join(groupsFolder, `group-${index + 1}.spec.ts`), content);
  }
}
