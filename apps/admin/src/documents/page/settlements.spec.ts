import { describe, expect, it } from '@jest/globals';
import { byCounterpart, settledBy } from './settlements.js';

const row = (sourceId: string, kind: 'issued' | 'settled' | 'unsettled', signedMinor: number) => ({
  sourceId,
  kind,
  signedMinor,
  on: '2026-11-03',
});

describe('what a credit note settles', () => {
  it('is the documents that it was used for, and what it was refunded by', () => {
    const own = [
      { ...row('NC_2026.1', 'settled', 2_000_00), documentId: 'NC_2026.1' },
      { ...row('RE_2026.1', 'settled', 500_00), documentId: 'NC_2026.1' },
    ];
    const asSource = [
      { ...row('NC_2026.1', 'settled', 2_000_00), documentId: 'NC_2026.1' },
      { ...row('NC_2026.1', 'settled', -2_000_00), documentId: 'FT_2026.1' },
    ];
    expect(settledBy(byCounterpart('NC_2026.1', own, asSource))).toEqual([
      { sourceId: 'RE_2026.1', on: '2026-11-03', amountMinor: 500_00, isLess: false },
      {
        sourceId: 'FT_2026.1',
        on: '2026-11-03',
        amountMinor: 2_000_00,
        isLess: false,
        isCounterpart: true,
      },
    ]);
  });
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
