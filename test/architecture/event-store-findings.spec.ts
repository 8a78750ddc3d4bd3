import { describe, expect, it } from '@jest/globals';
import { faultsOf, findingsIn } from './findings-table.js';
import { textOf } from './repository.js';

const rows = findingsIn(textOf('docs/reference/event-store-findings.md'));

describe('the table of what real event stores have shown', () => {
  it('names a test that exists for each', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});
