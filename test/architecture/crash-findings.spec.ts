import { describe, expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/crash-findings.md'));

describe('the table of what crashes and faults have shown', () => {
  it('has each of them once, in order', () => {
    const names = rows.map(({ finding }) => finding.split(' ')[0]);
    const found = Array.from({ length: 12 }, (_, at) => `V${at + 1}`);
    expect(names).toEqual([...found, 'P1', 'P2', 'P3', 'P4', 'P5', 'K1', 'K2', 'K3', 'K4', 'K5']);
  });

  it('names a test that exists for each', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});
