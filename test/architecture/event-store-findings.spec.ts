import { describe, expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/event-store-findings.md'));

describe('the table of what real event stores have shown', () => {
  it('names a test that exists for each', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    expect(rows.filter(({ tests }) => tests.some((test) => test.includes('to be named')))).toEqual(
      [],
    );
  });

  it('has a row for each difference', () => {
    const upTo = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => `${name}${at + 1}`);
    const all = [...upTo(6, 'A'), ...upTo(23, 'B'), 'D1', ...upTo(16, 'D2.')];
    const there = new Set(rows.map(({ finding }) => finding.split(' ')[0]));
    expect([...there]).toEqual(all);
  });
});
