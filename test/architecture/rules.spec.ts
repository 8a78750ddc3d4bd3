import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

const guide = textOf('docs/rules.md');
const rows = guide.split('\n').filter((line) => /^\| .*`libs\//.test(line));

describe('the guide of rules', () => {
  it('names for each rule the file that keeps it and the test that tries it', () => {
    const files = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
    expect(rows.length).toBeGreaterThan(30);
    expect(files.filter((of) => of.length !== 2 || !of[1]?.endsWith('.spec.ts'))).toEqual([]);
    expect(files.flat().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('knows the rules that sources name', () => {
    const named = ['apps/', 'libs/']
      .flatMap(productSources)
      .flatMap((path) => [...textOf(path).matchAll(/docs\/rules\.md((?:, C\d+)+)/g)])
      .flatMap(([, rules = '']) => rules.match(/C\d+/g) ?? []);
    expect(named.filter((rule) => !new RegExp(`\\b${rule}\\b`).test(guide))).toEqual([]);
    expect(named).toContain('C14');
  });
});
