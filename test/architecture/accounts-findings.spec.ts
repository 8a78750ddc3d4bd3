import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/accounts-findings.md'));

describe('the table of what was found in accounts and VAT', () => {
  it('names a test that exists for each', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('has a row for each finding', () => {
    const upTo = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => `${name}${at + 1}`);
    const all = [
      ...[...upTo(4, 'A'), ...upTo(5, 'B'), ...upTo(4, 'C'), ...upTo(2, 'D'), ...upTo(6, 'E')],
      ...[...upTo(4, 'F'), ...upTo(2, 'G')],
    ];
    expect(rows.map(({ finding }) => finding.split(' ')[0])).toEqual(all);
  });
});

describe('the list of figures that several pages show', () => {
  const lines = textOf('docs/reference/figures.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);

  it('says where each is defined, once', () => {
    const [names, places] = [1, 3].map((at) =>
      lines.map((line) => line.split('|')[at]?.trim() ?? ''),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(lines.length);
    const files = (places ?? []).map((place) => place.replaceAll('`', ''));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
