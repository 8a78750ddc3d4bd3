import { describe, expect, it } from '@jest/globals';
import { repositoryFiles, textOf } from './repository.js';
import { tidyFaults } from './tidy.js';

const readable = /\.(ts|tsx|mjs|cjs|json|md|yml|html|css|sh)$|Dockerfile$|\.ci\/run$|\.npmrc$/;

describe('the repository', () => {
  it('is tidy', () => {
    const files = repositoryFiles().filter((path) => readable.test(path));
    expect(files.flatMap((path) => tidyFaults(path, textOf(path)))).toEqual([]);
  });
});

describe('a file is untidy that', () => {
  // The samples are in two halves, so that they are not found here.
  it.each([
    ['runs one test only', 'a.spec.ts', 'it.on', "ly('adds', () => {});"],
    ['leaves work for later', 'a.ts', '// TO', 'DO: round'],
    ['has a banner', 'a.ts', '// --', '--------'],
    ['names a place of one machine', 'a.md', 'see /ro', 'ot/notes'],
    ['names a place of one machine', 'a.json', '"/ho', 'me/ana/data"'],
    ['names a page that is not in the repository', 'a.ts', '/** As do', 'main.md has it. */'],
    ['names a download address', 'package-lock.json', '"resolved": "ht', 'tps://x.y/z.tgz"'],
    ['names the host of a package registry', '.npmrc', '//', 'registry.example.org/'],
    ['silences the compiler', 'a.ts', '// @ts-', 'ignore'],
    [
      ...['asks what an element holds, which makes every scan slower', 'apps/admin/src/pos/a.css'],
      ...['.strip:ha', 's(> button) {}'],
    ],
    [
      ...['waits for a time, not for what must happen', 'test/e2e/a.ts'],
      ...['for (let tries = 0; tries', ' < 300; tries += 1)'],
    ],
    [
      ...['sleeps, rather than waits for what must happen', 'test/browser/a.ts'],
      ...['await new Promise((next) => setTime', 'out(next, 50));'],
    ],
    ['has 301 lines', 'a.ts', 'x;\n', 'x;\n'.repeat(300)],
  ])('%s', (fault, path, start, rest) => {
    expect(tidyFaults(path, start + rest)).toEqual([`${path} ${fault}`]);
  });

  it('has a line over 100 columns', () => {
    expect(tidyFaults('a.ts', `\n${'x'.repeat(101)}`)).toEqual(['a.ts:2 is over 100 columns']);
  });

  it('is accepted at exactly 300 lines of 100 columns', () => {
    expect(tidyFaults('a.ts', `${'ç'.repeat(100)}\n`.repeat(300))).toEqual([]);
  });
});
