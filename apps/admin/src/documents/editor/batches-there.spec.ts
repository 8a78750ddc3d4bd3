import { describe, expect, it } from '@jest/globals';
import { batchesByArticle } from './batches-there.js';

const milk = { articleId: 'milk', quantity: '12', quantityMicros: 12_000_000 };

describe('the batches that goods can be taken from', () => {
  it('begin with the first to expire, and end with what never does', () => {
    const rows = [
      { ...milk, batchId: 'B1', batchName: 'L-101' },
      { ...milk, batchId: 'B2', batchName: 'L-102', expiresOn: '2027-01-31' },
      { ...milk, batchId: 'B3', batchName: 'L-103', expiresOn: '2026-12-31' },
    ];
    expect(batchesByArticle(rows).get('milk')).toEqual([
      { id: 'B3', name: 'L-103', expiresOn: '2026-12-31', quantity: '12' },
      { id: 'B2', name: 'L-102', expiresOn: '2027-01-31', quantity: '12' },
      { id: 'B1', name: 'L-101', quantity: '12' },
    ]);
  });

  it('are those of which there is something', () => {
    const empty = { ...milk, batchId: 'B1', quantity: '0', quantityMicros: 0 };
    expect(batchesByArticle([empty, milk]).get('milk')).toBeUndefined();
  });
});
