import {
  emptyFigures,
  expectedCash,
  type DocumentIssuedData,
  type TillEntry,
} from '@balcao/domain';
import { describe, expect, it } from '@jest/globals';
import { withWaiting, type WaitingEntry } from './waiting-figures.js';

const methods = [
  { id: 'cash', kind: 'cash' },
  { id: 'mpesa', kind: 'wallet' },
] as const;
const start = { methods } as unknown as Parameters<typeof withWaiting>[3];

/** What a document says of its own figures; the rest of it does not count. */
const issued = (totalMinor: number, accountEffect: 'both' | 'credit') =>
  ({
    reference: 'VD 2026C1/1',
    seriesId: 'VD_2026C1',
    accountEffect,
    totals: { totalMinor, discountMinor: 0, groups: [] },
    account: { debitMinor: totalMinor, creditMinor: totalMinor },
    payment: { rows: [{ methodId: 'cash', method: 'Numerário', amountMinor: totalMinor }] },
  }) as unknown as DocumentIssuedData;

const entryOf = (kind: string, fields: object): TillEntry =>
  ({
    kind,
    said: fields,
    sequence: 1,
    id: kind,
    at: '',
    previous: '',
    hash: '',
  }) as unknown as TillEntry;

const opened: WaitingEntry = { entry: entryOf('openShift', { id: 's1', floatMinor: 50_000 }) };
const sold = (totalMinor: number): WaitingEntry => ({
  entry: entryOf('sell', {
    shiftId: 's1',
    payment: { rows: [{ methodId: 'cash', amountMinor: totalMinor }] },
  }),
  issued: issued(totalMinor, 'both'),
});
const returned: WaitingEntry = {
  entry: entryOf('return', { shiftId: 's1', refund: [{ methodId: 'cash', amountMinor: 4_000 }] }),
  issued: issued(4_000, 'credit'),
};
const dropped: WaitingEntry = {
  entry: entryOf('moveCash', { id: 's1', kind: 'drop', amountMinor: 30_000 }),
};

describe('the figures of a shift with what waits', () => {
  it('are those of the books with every entry after them', () => {
    const now = withWaiting(emptyFigures(50_000), 's1', [sold(12_000), returned, dropped], start);
    expect(now?.isWhole).toBe(true);
    expect(now?.figures).toMatchObject({
      sales: { count: 1, totalMinor: 12_000 },
      returns: { count: 1, totalMinor: 4_000 },
      cash: { salesMinor: 12_000, refundsMinor: 4_000, dropsMinor: 30_000 },
    });
    expect(now && expectedCash(now.figures)).toBe(50_000 + 12_000 - 4_000 - 30_000);
  });

  it('begin with a shift that was opened without a network', () => {
    const now = withWaiting(undefined, 's1', [opened, sold(1_000)], start);
    expect(now && expectedCash(now.figures)).toBe(51_000);
  });

  it('are nothing for users who may not see those before them', () => {
    expect(withWaiting(undefined, 's1', [sold(1_000)], start)).toBeUndefined();
  });

  it('are of their own shift, and say what is missing in them', () => {
    const figures = emptyFigures(0);
    expect(withWaiting(figures, 's2', [sold(1_000), dropped], start)?.figures).toEqual(figures);
    const unknown: WaitingEntry = { entry: sold(1_000).entry };
    expect(withWaiting(figures, 's1', [unknown], start)?.isWhole).toBe(false);
    const corrected: WaitingEntry = { entry: entryOf('reclassify', { shiftId: 's1' }) };
    expect(withWaiting(figures, 's1', [corrected], start)?.isWhole).toBe(false);
  });
});
