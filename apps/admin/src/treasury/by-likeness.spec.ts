import { describe, expect, it } from '@jest/globals';
import type { TreasuryEntryRow } from '@balcao/contracts';
import { byLikeness } from './by-likeness.js';

const deposit: TreasuryEntryRow = {
  id: 'near',
  revision: 4,
  accountId: 'BANK',
  on: '2026-11-05',
  amountMinor: 100_000,
  kind: 'deposit',
  sourceId: 'D1',
};

describe('movements to match with a line', () => {
  it('begin with the same amount, the nearest day first', () => {
    const late = { ...deposit, id: 'late', on: '2026-11-20' };
    const other = { ...deposit, id: 'other', amountMinor: 99_000 };
    const line = { on: '2026-11-06', amountMinor: 100_000 };
    expect(byLikeness(line, [other, late, deposit]).map(({ id }) => id)).toEqual([
      'near',
      'late',
      'other',
    ]);
  });
});
