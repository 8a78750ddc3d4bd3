import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

const guide = textOf('docs/rules.md');
const rows = guide.split('\n').filter((line) => /^\| .*`libs\//.test(line));

/** The sources that a row names and the file that keeps the rule does not. */
function unnamedSources(row: string, textOfFile: (path: string) => string): string[] {
  const [, , from = '', kept = ''] = row.split('|');
  const path = kept.replaceAll('`', '').trim();
  const names = from.match(/C\d+|CIVA|Aviso 40|EN 16931|IAS 2|DL [\d/]+/g) ?? [];
  const text = textOfFile(path);
  return names
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
    .map((name) => `${path}: ${name}`);
}

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

  it('is where each file that keeps a rule has its source from', () => {
    expect(rows.flatMap((row) => unnamedSources(row, textOf))).toEqual([]);
    const row = '| numbers | CIVA 27(5), C2 | `libs/numbers.ts` | `libs/numbers.spec.ts` |';
    expect(unnamedSources(row, () => 'CIVA art. 27(5), C21')).toEqual(['libs/numbers.ts: C2']);
  });
});
