import { describe, expect, it } from '@jest/globals';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { allocationsOf, settledMinor, settleOldest, withChosen } from './settling.js';

const document = (id: string, side: 'debit' | 'credit', openMinor: number): OpenDocumentAnswer => ({
  id,
  reference: id,
  side,
  issuedOn: '2026-03-02',
  dueOn: '2026-04-01',
  totalMinor: openMinor,
  openMinor,
});
const open = [
  document('FT_2026.1', 'debit', 400_000),
  document('NC_2026.1', 'credit', 100_000),
  document('FT_2026.2', 'debit', 2_320_000),
];

describe('settling the oldest documents', () => {
  it('goes as far as the amount, and passes credits over', () => {
    expect(allocationsOf(settleOldest(open, 'debit', 1_000_000, 'en'), 'en')).toEqual([
      { documentId: 'FT_2026.1', amountMinor: 400_000 },
      { documentId: 'FT_2026.2', amountMinor: 600_000 },
    ]);
  });

  it('settles all where nothing is paid yet', () => {
    const all = settleOldest(open, 'debit', 0, 'pt');
    expect(settledMinor(all, open, 'debit', 'pt')).toBe(2_720_000);
  });
});

describe('what is to be settled', () => {
  it('is less by the credits that pay along', () => {
    const settling = { 'FT_2026.1': '4,000.00', 'NC_2026.1': '1,000.00', 'FT_2026.2': 'abc' };
    expect(settledMinor(settling, open, 'debit', 'en')).toBe(300_000);
  });

  it('stays what it is when a document is settled meanwhile, and shows it with nothing left', () => {
    const settling = { 'FT_2026.1': '4,000.00' };
    const [first, ...others] = open;
    const shown = withChosen(others, first ? [first] : [], settling);
    expect(shown.map(({ id, openMinor }) => [id, openMinor])).toEqual([
      ['FT_2026.1', 0],
      ['NC_2026.1', 100_000],
      ['FT_2026.2', 2_320_000],
    ]);
    expect(withChosen(others, open, {})).toEqual(others);
    expect(settledMinor(settling, shown, 'debit', 'en')).toBe(400_000);
    expect(settledMinor(settling, others, 'debit', 'en')).toBe(400_000);
  });
});
