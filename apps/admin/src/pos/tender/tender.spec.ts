import { describe, expect, it } from '@jest/globals';
import { appliedRows, quickAmounts, tenderState, withRow, type TenderRow } from './tender.js';

const row = (methodId: string, receivedMinor: number): TenderRow => ({
  key: methodId,
  methodId,
  receivedMinor,
  isCash: methodId === 'cash',
});

describe('what a sale is paid with', () => {
  it('gives change only from cash', () => {
    expect(tenderState(116_000, [row('cash', 150_000)])).toEqual({
      receivedMinor: 150_000,
      remainingMinor: 0,
      changeMinor: 34_000,
      roundingMinor: 0,
      isComplete: true,
    });
    expect(tenderState(58_000, [row('card', 60_000)])).toMatchObject({
      changeMinor: 0,
      isComplete: false,
    });
  });

  it('may be split, and says what remains', () => {
    const rows = [row('mpesa', 132_000)];
    expect(tenderState(232_000, rows)).toMatchObject({ remainingMinor: 100_000 });
    expect(tenderState(232_000, [...rows, row('cash', 100_000)]).isComplete).toBe(true);
  });

  it('takes the same means twice as one, and two cheques as two', () => {
    const cheque = { ...row('cheque', 20_000), reference: '001' };
    const rows = [row('cash', 50_000), row('mpesa', 30_000), cheque];
    expect(withRow(rows, { ...row('cash', 10_000), key: 'again' })).toEqual([
      row('cash', 60_000),
      row('mpesa', 30_000),
      cheque,
    ]);
    const other = { ...cheque, key: 'other', reference: '002' };
    expect(withRow(rows, other)).toEqual([...rows, other]);
  });

  it('is refused when other means by themselves exceed the amount due', () => {
    const rows = [row('card', 60_000), row('cash', 1_000)];
    expect(tenderState(58_000, rows)).toMatchObject({ isComplete: false });
  });

  it('is applied without the change', () => {
    const rows = [row('mpesa', 5_000), row('cash', 5_000)];
    expect(appliedRows(8_700, rows).map(({ amountMinor }) => amountMinor)).toEqual([5_000, 3_700]);
  });

  it('is offered as the sums that notes make', () => {
    expect(quickAmounts(95_100)).toEqual([95_100, 96_000, 100_000]);
    expect(quickAmounts(8_700)).toEqual([8_700, 10_000, 20_000, 50_000, 100_000]);
    // Five hundreds are handed over more often than two-hundreds in a heap.
    expect(quickAmounts(120_350)).toEqual([120_350, 122_000, 125_000, 130_000, 140_000, 150_000]);
    expect(quickAmounts(0)).toEqual([]);
  });

  it('rounds what cash pays to the coin, and nothing else', () => {
    expect(tenderState(10_439, [row('cash', 10_450)], 50)).toMatchObject({
      roundingMinor: 11,
      changeMinor: 0,
      isComplete: true,
    });
    expect(tenderState(10_439, [row('cash', 10_439)], 50)).toMatchObject({
      remainingMinor: 11,
      isComplete: false,
    });
    expect(tenderState(10_439, [row('card', 10_439)], 50).roundingMinor).toBe(0);
    expect(tenderState(10_439, [row('card', 5_439), row('cash', 5_000)], 50)).toMatchObject({
      roundingMinor: 0,
      isComplete: true,
    });
  });

  it('pays with the rest of cash that coins make, also with nothing', () => {
    const figures = (rows: readonly TenderRow[], dueMinor: number) =>
      appliedRows(dueMinor, rows, 50).map((each) => [each.amountMinor, each.roundingMinor]);
    expect(figures([row('cash', 20_000)], 10_439)).toEqual([[10_439, 11]]);
    expect(figures([row('card', 5_400), row('cash', 5_000)], 10_420)).toEqual([
      [5_400, 0],
      [5_020, -20],
    ]);
    expect(figures([row('cash', 0)], 20)).toEqual([[20, -20]]);
  });
});
