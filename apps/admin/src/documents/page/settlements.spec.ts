import { describe, expect, it } from '@jest/globals';
import { settledBy } from './settlements.js';

const row = (sourceId: string, kind: 'issued' | 'settled' | 'unsettled', signedMinor: number) => ({
  sourceId,
  kind,
  signedMinor,
  on: '2026-11-03',
});

describe('what settles a document', () => {
  it('is each payment with what it pays, without those that were taken back', () => {
    const rows = [
      row('FT_2026.9', 'issued', 5_000_00),
      row('RC_2026.1', 'settled', -2_000_00),
      row('RC_2026.2', 'settled', -1_000_00),
      row('RC_2026.2', 'unsettled', 1_000_00),
      row('RC_2026.1', 'settled', -500_00),
    ];
    expect(settledBy(rows)).toEqual([
      { sourceId: 'RC_2026.1', on: '2026-11-03', amountMinor: 2_500_00, isLess: true },
    ]);
  });
});
