import { describe, expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const page = textOf('docs/reference/back-office-findings.md');
const rows = findingsIn(page);

/** What the findings of the screens are called, as far as they have a letter. */
const lettered = [
  ...Array.from({ length: 5 }, (_, at) => `A${at + 1}`),
  ...Array.from({ length: 13 }, (_, at) => `B${at + 1}`),
  ...Array.from({ length: 18 }, (_, at) => `C${at + 1}`),
];

describe('the table of findings of the back office', () => {
  it('has a row for each finding, in order', () => {
    const named = rows.map(({ finding }) => finding.split(' ')[0]);
    expect(named.slice(0, lettered.length)).toEqual(lettered);
  });

  it('names tests that exist, or says what is left', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
    const open = rows.filter(({ tests }) => tests.includes('to be named'));
    const silent = open.filter(
      ({ finding }) => !page.split('\n').some((line) => line.startsWith(`| ${finding} | Left`)),
    );
    expect(silent).toEqual([]);
  });
});
