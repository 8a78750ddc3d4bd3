import { expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/tests-findings.md'));

it('names for each kind of fault a test that exists, or says that there is none yet', () => {
  expect(rows.flatMap(faultsOf)).toEqual([]);
  const kinds = new Set(rows.map(({ finding }) => finding.split(' ')[0]));
  expect([...kinds]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A']);
});
