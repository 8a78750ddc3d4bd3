import { describe, expect, it } from '@jest/globals';
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
