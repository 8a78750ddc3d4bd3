import { describe, expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const page = textOf('docs/reference/files-findings.md');
const rows = findingsIn(page);
const outcomes = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, finding = '', outcome = '']) => [finding, outcome]),
);
const NO_TEST = 'no test of its own';

describe('the table of what files, papers and codes have shown', () => {
  it('has each of them once, in order', () => {
    const cases = Array.from({ length: 80 }, (_, at) => `K${String(at + 1).padStart(2, '0')}`);
    const found = cases.flatMap((name) => (name === 'K04' ? [name, 'K04b'] : [name]));
    const others = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6'];
    expect(rows.map(({ finding }) => finding.split(' ')[0])).toEqual([...found, ...others]);
  });

  it('says what became of each, and what is missing', () => {
    const said = /^(corrected|held|not tried|partly: .{10,})$/;
    expect(rows.filter(({ finding }) => !said.test(outcomes.get(finding) ?? ''))).toEqual([]);
  });

  it('names a test that exists for each that was corrected', () => {
    const tested = rows.filter(({ tests }) => tests.join() !== NO_TEST);
    expect(tested.flatMap(faultsOf)).toEqual([]);
    const corrected = rows.filter(({ finding }) => outcomes.get(finding) === 'corrected');
    expect(corrected.length).toBeGreaterThan(30);
    expect(corrected.filter((row) => !tested.includes(row))).toEqual([]);
  });
});
