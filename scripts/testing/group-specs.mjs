import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cache, inRoot, root } from '../bootstrap/paths.mjs';

/** Where the files of the groups are written. */
export const groupsFolder = join(cache, 'jest');

/** So many groups of tests over HTTP, and of all others. */
const groupsOf = { http: 4, other: 4 };

/** Files that start servers or processes of their own: they wait more than they compute. */
const withServers = [
  /^test\/(?:servers|start|crash|fuzz)\//,
  /^libs\/\w[\w-]*\/src\/(?:redis|mongodb|eventstoredb|gridfs)\//,
];

/** Random sequences that take as long as a group of others: each runs on the next free core. */
const longProperties =
  /^libs\/(domain\/src\/(commerce|books)|projections\/src\/(exact-)?rows)\.property\./;

/** What changes the world that a file runs in, for the files behind it too. */
const worldly = [
  /fake-indexeddb\/auto|FakeTimers|mockModule|jest\.(?:spyOn|mock)\(|\bglobalThis\b/,
  /process\.env\[[^\]]+\] \??=[^=]/,
];

/** Files that take far longer than their size says, at 5,000 bytes a second. */
const heavy = {
  'test/e2e/demo.e2e.spec.ts': 130_000,
  'test/walks/hidden.spec.ts': 150_000,
  'test/e2e/data-folder.e2e.spec.ts': 70_000,
  'test/e2e/every-route.e2e.spec.ts': 60_000,
  'test/walks/one-left-out.spec.ts': 40_000,
  'test/e2e/bulk-mails.e2e.spec.ts': 40_000,
  'test/e2e/damage.e2e.spec.ts': 35_000,
};

/** Every file of Jest's tests, from the root of the repository. */
export function specFiles() {
  const below = ['apps', 'libs', 'test'].flatMap((folder) => [...filesBelow(inRoot(folder))]);
  return below.map((path) => relative(root, path).split(sep).join('/')).sort();
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (entry.name.endsWith('.spec.ts')) yield path;
    } else if (entry.name !== 'node_modules' && entry.name !== 'dist') {
      if (path !== inRoot('test/browser')) yield* filesBelow(path);
    }
  }
}

/**
 * Which files share a world, and which have one of their own. To Jest a test file is a world: it
 * loads every module again, which costs many times what the tests of most files do.
 * @param {readonly string[]} files
 * @param {(file: string) => string} contentOf
 * @returns {{ groups: readonly { name: string, files: readonly string[] }[], alone: string[] }}
 */
export function grouped(
  files = specFiles(),
  contentOf = (file) => readFileSync(inRoot(file), 'utf8'),
) {
  const isAlone = (file) =>
    [...withServers, longProperties].some((each) => each.test(file)) ||
    worldly.some((each) => each.test(contentOf(file)));
  const alone = files.filter(isAlone);
  const shared = files.filter((file) => !alone.includes(file));
  const isHttp = (file) => /^test\/(e2e|walks)\//.test(file);
  const size = (file) => heavy[file] ?? contentOf(file).length;
  const http = inEqualParts(shared.filter(isHttp), groupsOf.http, size);
  const other = inEqualParts(
    shared.filter((file) => !isHttp(file)),
    groupsOf.other,
    size,
  );
  const named = (kind, parts) =>
    parts.map((part, index) => ({ name: `${kind}-${index + 1}`, files: part }));
  return { groups: [...named('http', http), ...named('other', other)], alone };
}

/** Neighbours stay together: they load the same modules. */
function inEqualParts(files, count, size) {
  const total = files.reduce((sum, file) => sum + size(file), 0);
  const parts = Array.from({ length: count }, () => []);
  let before = 0;
  for (const file of files) {
    parts[Math.min(count - 1, Math.floor((before * count) / total))].push(file);
    before += size(file);
  }
  return parts.filter((part) => part.length > 0);
}

/** Writes a file for each group, and answers every file that Jest is to run. */
export function writeGroups(all = specFiles()) {
  rmSync(groupsFolder, { recursive: true, force: true });
  mkdirSync(groupsFolder, { recursive: true });
  const { groups, alone } = grouped(all);
  const written = groups.map(({ name, files }) => {
    const path = join(groupsFolder, `${name}.spec.ts`);
    writeFileSync(path, contentOfGroup(files));
    return path;
  });
  return [...written, ...alone.map((file) => inRoot(file))];
}

const environment = relative(root, inRoot('scripts/testing/grouped-environment.cjs'));

const contentOfGroup = (files) =>
  [
    `/** @jest-environment ./${environment} */`,
    ...files.map((file) => {
      const path = relative(groupsFolder, inRoot(file)).replace(/\.ts$/, '.js');
      return `await specFile('${file}', () => import('${path}'));`;
    }),
    '',
  ].join('\n');
