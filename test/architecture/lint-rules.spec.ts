import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Found, lintSeeds } from './lint/lint-seeds.js';
import { screens } from './lint/screen-seeds.js';
import { everywhere, scripts, typed, typescript, unparsed } from './lint/seeds.js';

/** What a rule of the house says of one folder, and what it lets through. */
const house = [
  [
    'eslint-js/no-restricted-syntax',
    'libs/domain/src/catalog/a.ts',
    'export const a = Number("1");',
  ],
  ['eslint-js/no-restricted-syntax', 'libs/domain/src/catalog/b.ts', 'export enum A { B = 1 }'],
  [
    'eslint-js/no-restricted-syntax',
    'apps/api/src/sent.ts',
    'export const a = (name: string): string => `inline; filename="${name}"`;',
  ],
  ['eslint/no-restricted-properties', 'libs/a.spec.ts', 'expect(1).toBeTruthy();'],
  ['eslint/no-restricted-properties', 'libs/b.spec.ts', 'expect(1).not.toBeFalsy();'],
  ['eslint/no-restricted-properties', 'test/random.ts', 'export const a = Math.random();'],
  ['eslint/no-console', 'apps/admin/src/a.ts', 'console.log(1);'],
  ['eslint/no-console', 'libs/c.spec.ts', 'console.log(1);'],
  [
    'house/type-imports',
    'apps/api/src/a.ts',
    'import { Stats } from "fs";\nexport type A = Stats;',
  ],
  ['house/no-spread-literal', 'libs/d.ts', 'export const a = { ...{ b: 1 }, c: 2 };'],
  ['eslint/no-undef', 'apps/admin/public/a.js', 'nobody();'],
  ['typescript/no-explicit-any', 'test/any.ts', 'export type A = any;'],
] as const;

const fine = new Map([
  ['libs/fine.ts', 'export const a = (x: boolean): object => ({ ...(x && { b: 1 }), c: 2 });'],
  ['apps/admin/src/fine.ts', 'console.warn(1);'],
  ['apps/admin/public/fine.js', 'document.title = "a";'],
  [
    'libs/fine.spec.ts',
    `export const f = (): void => {\n${'f();\n'.repeat(90)}};\nconsole.info(1);`,
  ],
  ['test/browser/fine.ts', 'export const f = ({}, x: number): number => x;'],
  ['fine.config.ts', 'export default 1;'],
  [
    'apps/api/src/fine.ts',
    'import { Stats } from "fs";\ndeclare const D: (x: unknown) => void;\n@D\nexport class A {\n  x = 1;\n  declare y: Stats;\n}',
  ],
]);

const seeded = [
  ...seedsIn(everywhere, 'libs/seeded/src', 'ts'),
  ...seedsIn(typescript, 'libs/seeded/src/untyped', 'ts'),
  ...seedsIn(typed, 'libs/seeded/src/typed', 'ts'),
  ...seedsIn(scripts, 'scripts/seeded', 'mjs'),
  ...seedsIn(screens, 'apps/admin/src/seeded', 'tsx'),
  ...Object.entries(unparsed).map(([name, code]) => {
    return ['syntax', `scripts/seeded/${name}.mjs`, code] as const;
  }),
  ...house,
] as const;

function seedsIn(seeds: Readonly<Record<string, string>>, folder: string, extension: string) {
  return Object.entries(seeds).map(([rule, code]) => {
    return [rule, `${folder}/${rule.replace('/', '-')}.${extension}`, code] as const;
  });
}

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  let found: Found[];
  beforeAll(async () => {
    const files = new Map(seeded.map(([, path, code]) => [path, code]));
    found = await lintSeeds(folder, new Map([...files, ...fine]));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const foundIn = (path: string): string[] =>
    found.filter(({ file }) => file === path).map(({ rule }) => rule);

  it.each(seeded.map(([rule, path]) => ({ rule, path })))(
    'finds $rule in $path',
    ({ rule, path }) => {
      expect(foundIn(path)).toContain(rule);
    },
  );

  it.each([...fine.keys()])('lets through what follows the rules in %s', (path) => {
    expect(foundIn(path)).toEqual([]);
  });
});
