import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sharedCases } from '../shared-cases.js';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const page = textOf('docs/reference/files-findings.md');
const [table = '', kindsTable = ''] = page.split('## The inputs');
const rows = findingsIn(table);
const kinds = findingsIn(kindsTable);
/** The second cell of each row, by the first. */
const said = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, first = '', second = '']) => [first, second]),
);

describe('the table of what files, papers and codes have shown', () => {
  it('has each of them once, in order', () => {
    const cases = Array.from({ length: 80 }, (_, at) => `K${String(at + 1).padStart(2, '0')}`);
    const found = cases.flatMap((name) => (name === 'K04' ? [name, 'K04b'] : [name]));
    const others = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6'];
    expect(rows.map(({ finding }) => finding.split(' ')[0])).toEqual([...found, ...others]);
  });

  it('says what became of each, and names tests that exist', () => {
    const outcomes = new Set(rows.map(({ finding }) => said.get(finding)));
    expect([...outcomes].toSorted()).toEqual(['corrected', 'held']);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    const gone = { finding: 'K99', tests: ['`test/shared-cases.ts`: is tried'] };
    expect(faultsOf(gone)).toEqual(['K99: test/shared-cases.ts has no test “is tried”']);
  });
});

describe('the table of the inputs', () => {
  it('names tests that exist for each kind, and its files', () => {
    expect(kinds.flatMap(faultsOf)).toEqual([]);
    const inputs = kinds.flatMap(({ finding }) => said.get(finding)?.split(', ') ?? []);
    const files = inputs.filter((input) => input !== 'without a file');
    expect(files.length).toBeGreaterThan(50);
    const shared = sharedCases().map((file) => file.replace(/\.\w+$/, ''));
    if (shared.length > 0) expect(files.toSorted()).toEqual(shared.toSorted());
  });

  it('has each kind that is shared', () => {
    const readme = '../shared/cases/README.md';
    if (!existsSync(readme)) return;
    const shared = [...readFileSync(readme, 'utf8').matchAll(/^## (.+)$/gm)];
    expect(kinds.map(({ finding }) => finding)).toEqual(shared.map(([, kind]) => kind));
  });
});
