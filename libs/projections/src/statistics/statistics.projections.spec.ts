import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DocumentLineRow, SaleRow, TradeSumRow } from '@balcao/contracts';
import { documentLinesProjection } from '../documents/document-lines.projection.js';
import { applied, type TestEvent } from '../testing/applied.js';
import { salesProjection } from './sales.projection.js';
import { tradeSumsProjection } from './trade-sums.projection.js';

const celesteAtFive = {
  cashRegisterId: 'till1',
  cashierId: 'celeste',
  at: '2026-03-02T05:10:00.000Z',
};
const amelia = { actorId: 'amelia', recordedAt: '2026-03-02T07:30:00.000Z' };
const line = (articleId: string | undefined, baseMinor: number, more: object = {}) => ({
  ...(articleId !== undefined && { articleId }),
  description: 'Arroz',
  quantity: '2',
  vatId: 'vat_NOR',
  discountMinor: 0,
  commercialMinor: 0,
  financialMinor: 0,
  baseMinor,
  vatMinor: (baseMinor * 16) / 100,
  ...more,
});
const rice = line('rice', 10_000);
const oil = line('oil', 5_000, { vatId: 'vat_ISE', vatMinor: 0 });

const issued = (more: object = {}, metadata: object = amelia): TestEvent => ({
  type: 'DocumentIssued',
  metadata,
  data: {
    id: 'FT_2026.1',
    typeId: 'FT',
    seriesId: 'FT_2026',
    reference: 'FT 2026/1',
    issuedOn: '2026-03-02',
    partyId: 'hotel',
    party: { name: 'Hotel' },
    lines: [rice, oil],
    totals: { baseMinor: 15_000, vatMinor: 1_600, totalMinor: 16_600, discountMinor: 0 },
    accountEffect: 'debit',
    stock: [
      { line: 0, costMinor: -7_000 },
      { line: 1, costMinor: -2_000 },
    ],
    ...more,
  },
});
const creditNote = issued({
  id: 'NC_2026.1',
  seriesId: 'NC_2026',
  accountEffect: 'credit',
  lines: [rice],
  totals: { baseMinor: 10_000, vatMinor: 1_600, totalMinor: 11_600, discountMinor: 0 },
  stock: [{ line: 0, costMinor: 7_000 }],
});
const refundedBy = (...refunded: readonly object[]) => ({
  ...creditNote,
  data: { ...creditNote.data, account: { debitMinor: 0, creditMinor: 11_600 }, refunded },
});
const inCash = { methodId: 'cash', amountMinor: 11_600 };
const halves = [
  { methodId: 'cash', amountMinor: 5_800 },
  { methodId: 'card', amountMinor: 5_800 },
];
const taken = { type: 'DocumentCancelled', data: { id: 'FT_2026.1', on: '2026-03-05' } };
const restored = { type: 'DocumentRestored', data: { id: 'FT_2026.1', on: '2026-03-06' } };

const salesOf = (...events: readonly TestEvent[]) =>
  applied(salesProjection, events) as Readonly<Record<string, SaleRow>>;
const sumsOf = (...events: readonly TestEvent[]) =>
  applied(tradeSumsProjection, events) as Readonly<Record<string, TradeSumRow>>;

describe('the row of a sale', () => {
  it('counts an invoice up and a credit note down', () => {
    const rows = salesOf(issued(), creditNote);
    expect(rows['FT_2026.1']).toMatchObject({
      baseMinor: 15_000,
      totalMinor: 16_600,
      costMinor: 9_000,
      weekday: 1,
      hourUtc: 7,
      issuedById: 'amelia',
      methodId: 'account',
    });
    expect(rows['NC_2026.1']).toMatchObject({ baseMinor: -10_000, costMinor: -7_000 });
  });

  it('is of the cashier and of the hour at the till, whenever it was sent', () => {
    const row = salesOf(issued({ till: celesteAtFive }))['FT_2026.1'];
    expect(row).toMatchObject({ issuedById: 'celeste', hourUtc: 5, cashRegisterId: 'till1' });
  });

  it('is cancelled with its document, and restored', () => {
    expect(salesOf(issued(), taken)['FT_2026.1']).toMatchObject({ isCancelled: true });
    expect(salesOf(issued(), taken, restored)['FT_2026.1']).toMatchObject({ isCancelled: false });
  });

  it('is in the currency of the company', () => {
    const exchange = { rate: '64.5', baseMinor: 967_500, vatMinor: 103_200, totalMinor: 1_070_700 };
    const row = salesOf(issued({ currency: 'USD', exchange }))['FT_2026.1'];
    expect(row).toMatchObject({ baseMinor: 967_500, totalMinor: 1_070_700 });
  });

  it('names the means that its till says afterwards, and keeps the first', () => {
    const payment = { rows: [{ methodId: 'cash', amountMinor: 16_600 }] };
    const corrected = (...methods: readonly string[]) => ({
      type: 'PaymentReclassified',
      data: { id: 'FT_2026.1', after: methods.map((methodId) => ({ methodId })) },
    });
    const rowOf = (...events: readonly TestEvent[]) =>
      salesOf(issued({ payment }), ...events)['FT_2026.1'];
    expect(rowOf(corrected('card'))).toMatchObject({ methodId: 'card', firstMethodId: 'cash' });
    expect(rowOf(corrected('card'), corrected('cash', 'card'))).toMatchObject({
      methodId: 'several',
      firstMethodId: 'cash',
    });
    expect(rowOf()).not.toHaveProperty('firstMethodId');
  });

  it.each([
    ['one method, however often', ['cash', 'cash'], 'cash'],
    ['several methods', ['cash', 'card'], 'several'],
  ])('names %s', (_, methods, methodId) => {
    const payment = { rows: methods.map((each) => ({ methodId: each, amountMinor: 8_300 })) };
    expect(salesOf(issued({ payment }))['FT_2026.1']).toMatchObject({ methodId });
  });

  it.each([
    ['the means by which its money went back', [inCash], 'cash'],
    ['several, of a note paid back by more than one', halves, 'several'],
    ['several, of a note paid back in part', halves.slice(0, 1), 'several'],
    ['none, of a note that is left to the account', [], 'account'],
  ])('names %s', (_, rows, methodId) => {
    expect(salesOf(refundedBy(...rows))['NC_2026.1']).toMatchObject({ methodId });
  });

  it('is none for training, quotations, opening balances, purchases and goods used up', () => {
    const none = { accountEffect: 'none', stock: [] };
    const opening = { typeId: 'SI', stock: [] };
    const others = [
      { isTraining: true },
      none,
      opening,
      { group: 'purchases' },
      { group: 'internal' },
    ];
    expect(others.map((more) => salesOf(issued(more)))).toEqual([{}, {}, {}, {}, {}]);
  });

  it('of a delivery note counts only by its cost', () => {
    const row = salesOf(issued({ accountEffect: 'none' }))['FT_2026.1'];
    expect(row).toMatchObject({ isSale: false, baseMinor: 0, costMinor: 9_000 });
  });
});

describe('the sums of trade', () => {
  const rows = Object.values(sumsOf(issued(), creditNote));
  const sumOf = (dimension: string, value: string, grain = 'day') =>
    rows
      .filter((row) => row.dimension === dimension && row.value === value && row.grain === grain)
      .reduce((sum, { baseMinor }) => sum + baseMinor, 0);

  it.each([
    ['series', 'FT_2026', 15_000],
    ['series', 'NC_2026', -10_000],
    ['seller', 'amelia', 5_000],
    ['register', '', 5_000],
    ['hour', '07', 5_000],
    ['method', 'account', 5_000],
    ['vat', 'vat_NOR', 0],
    ['vat', 'vat_ISE', 5_000],
    ['client', 'hotel', 5_000],
    ['article', 'rice', 0],
    ['article', 'oil', 5_000],
  ])('by %s keep those of %s', (dimension, value, baseMinor) => {
    expect(sumOf(dimension, value)).toBe(baseMinor);
  });

  it('take a note off the means by which its money went back', () => {
    const payment = { rows: [{ methodId: 'cash', amountMinor: 16_600 }] };
    const kept = Object.values(sumsOf(issued({ payment }), refundedBy(inCash), creditNote));
    const totalOf = (method: string) =>
      kept
        .filter(({ dimension, value }) => dimension === 'method' && value === method)
        .reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    expect([totalOf('cash'), totalOf('account')]).toEqual([5_000, -11_600]);
  });

  it('are kept by month for clients and articles', () => {
    expect([sumOf('client', 'hotel', 'month'), sumOf('article', 'oil', 'month')]).toEqual([
      5_000, 5_000,
    ]);
  });

  it('name the series unless they are of clients and articles', () => {
    const without = rows.filter(({ seriesId }) => seriesId === undefined);
    expect(new Set(without.map(({ dimension }) => dimension))).toEqual(
      new Set(['client', 'article']),
    );
  });

  it('say how much of an article was sold', () => {
    const [sold] = Object.values(sumsOf(issued())).filter(({ value }) => value === 'rice');
    expect(sold).toMatchObject({
      quantityMicros: 2_000_000,
      totalMinor: 11_600,
      costMinor: 7_000,
      lineCount: 1,
    });
  });

  it('of a till are of its cashier and of the hour there', () => {
    const kept = Object.values(sumsOf(issued({ till: celesteAtFive })));
    const valueOf = (dimension: string) => kept.find((row) => row.dimension === dimension)?.value;
    expect([valueOf('seller'), valueOf('hour')]).toEqual(['celeste', '05']);
  });

  it('are of documents in the end, whatever is cancelled', () => {
    expect(sumsOf(issued(), taken)).toEqual(sumsOf(issued()));
  });

  it('of purchases are kept by what, and from whom, it was bought', () => {
    const purchase = issued({ group: 'purchases', accountEffect: 'credit', seriesId: 'FTF_2026' });
    const kept = Object.values(sumsOf(purchase)).filter(({ grain }) => grain === 'day');
    expect(kept.map(({ dimension, value, baseMinor }) => [dimension, value, baseMinor])).toEqual([
      ['vat', 'vat_NOR', 10_000],
      ['vat', 'vat_ISE', 5_000],
      ['series', 'FTF_2026', 15_000],
      ['seller', 'amelia', 15_000],
      ['client', 'hotel', 15_000],
      ['article', 'rice', 10_000],
      ['article', 'oil', 5_000],
    ]);
  });

  it('keep the cost of goods that left before they were invoiced', () => {
    const kept = Object.values(sumsOf(issued({ accountEffect: 'none' })));
    expect(kept.map(({ dimension }) => dimension)).not.toContain('vat');
    const costOf = (dimension: string, value: string) =>
      kept.find((row) => row.dimension === dimension && row.value === value);
    expect(costOf('series', 'FT_2026')).toMatchObject({ costMinor: 9_000, count: 0 });
    expect(costOf('article', 'oil')).toMatchObject({ costMinor: 2_000, count: 0, lineCount: 0 });
  });

  it('name the till that sold', () => {
    const till = { cashRegisterId: 'FRONT' };
    const kept = Object.values(sumsOf(issued({ till })));
    expect(kept).toContainEqual(expect.objectContaining({ dimension: 'register', value: 'FRONT' }));
  });
});

describe('the figures of lines', () => {
  const linesOf = (...events: readonly TestEvent[]) =>
    Object.values(applied(documentLinesProjection, events)) as readonly DocumentLineRow[];

  it('have the sign of their document, and what their goods cost', () => {
    expect(linesOf(issued())).toMatchObject([
      { tradeBaseMinor: 10_000, tradeTotalMinor: 11_600, costMinor: 7_000, lineCount: 1 },
      { tradeBaseMinor: 5_000, tradeTotalMinor: 5_000, costMinor: 2_000, lineCount: 1 },
    ]);
    expect(linesOf(creditNote)).toMatchObject([
      { tradeBaseMinor: -10_000, quantityMicros: -2_000_000, costMinor: -7_000 },
    ]);
    expect(linesOf(issued({ accountEffect: 'none' }))).toMatchObject([
      { tradeBaseMinor: 0, costMinor: 7_000, lineCount: 0, isTrade: true },
      { tradeBaseMinor: 0, costMinor: 2_000, lineCount: 0, isTrade: true },
    ]);
  });

  it('come to their document to the last cent, in whatever currency', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 999 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat(10_000_000),
        fc.nat(1_000_000),
        (amounts, baseMinor, vatMinor) => {
          const lines = amounts.map(([base, vat]) => line('rice', base, { vatMinor: vat }));
          const totalMinor = baseMinor + vatMinor;
          const exchange = { rate: '63.945', baseMinor, vatMinor, totalMinor };
          const rows = linesOf(issued({ lines, exchange, stock: [] }));
          const sum = (field: 'tradeBaseMinor' | 'tradeVatMinor' | 'tradeTotalMinor') =>
            rows.reduce((total, row) => total + row[field], 0);
          expect(sum('tradeBaseMinor')).toBe(baseMinor);
          expect(sum('tradeVatMinor')).toBe(vatMinor);
          expect(sum('tradeTotalMinor')).toBe(totalMinor);
        },
      ),
    );
  });
});
