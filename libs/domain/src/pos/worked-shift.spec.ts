import { describe, expect, it } from '@jest/globals';
import type { JournalEventOf } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import { netSales } from './shift-figures.js';

/** A shift that was worked out by hand, sale by sale, counted and closed. */
function workedShift(): Trading {
  const shop = new Trading(aShopWithTill());
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 200_000 });
  shop.run(
    sell('s1', 116_000, {
      payment: {
        rows: [{ methodId: 'method_cash', amountMinor: 116_000, receivedMinor: 150_000 }],
      },
    }),
  );
  shop.run(
    sell('s2', 232_000, {
      payment: {
        rows: [
          { methodId: 'method_mpesa', amountMinor: 132_000, reference: '8H5QK2' },
          { methodId: 'method_cash', amountMinor: 100_000 },
        ],
      },
    }),
  );
  shop.run(
    sell('s3', 58_000, { payment: { rows: [{ methodId: 'method_card', amountMinor: 58_000 }] } }),
  );
  shop.run(
    sell('s4', 8_700, {
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 8_700, receivedMinor: 10_000 }] },
    }),
  );
  shop.run({
    type: 'ReturnAtTill',
    shiftId: 'shift1',
    returnId: 'r1',
    originId: 'VD_2026C1.4',
    lines: [{ line: 0, quantity: '1' }],
    reason: 'não era este',
    refund: [{ methodId: 'method_cash', amountMinor: 8_700 }],
  });
  const cash = { type: 'MoveShiftCash', id: 'shift1' } as const;
  shop.run({ ...cash, movementId: 'm1', kind: 'in', amountMinor: 50_000, reason: 'trocos' });
  shop.run({ ...cash, movementId: 'm2', kind: 'out', amountMinor: 35_000, reason: 'táxi' });
  const drop = { movementId: 'm3', kind: 'drop', amountMinor: 100_000, reason: 'cofre' } as const;
  shop.run({ ...cash, ...drop, accountId: 'safe' });
  shop.run({
    type: 'CountShift',
    id: 'shift1',
    denominations: [
      { valueMinor: 100_000, count: 2 },
      { valueMinor: 50_000, count: 1 },
      { valueMinor: 20_000, count: 3 },
      { valueMinor: 10_000, count: 1 },
      { valueMinor: 5_000, count: 1 },
      { valueMinor: 2_000, count: 2 },
      { valueMinor: 1_000, count: 1 },
    ],
  });
  return shop;
}

function closed(shop: Trading): JournalEventOf<'ShiftClosed'>['data'] {
  const events = shop.run({
    type: 'CloseShift',
    id: 'shift1',
    leftMinor: 200_000,
    depositAccountId: 'safe',
  });
  const found = events.find((event) => event.type === 'ShiftClosed');
  if (found?.type !== 'ShiftClosed') throw new Error('the shift is closed');
  return found.data;
}

describe('the worked shift', () => {
  it('comes to the figures of the rules, to the centavo', () => {
    const z = closed(workedShift());
    expect(z).toMatchObject({
      z: 1,
      expectedMinor: 331_000,
      countedMinor: 330_000,
      differenceMinor: -1_000,
      leftMinor: 200_000,
      deposited: { accountId: 'safe', amountMinor: 130_000 },
      perpetualMinor: 406_000,
    });
    expect(z.figures).toMatchObject({
      sales: { count: 4, totalMinor: 414_700 },
      returns: { count: 1, totalMinor: 8_700 },
      vat: [{ code: 'NOR', baseMinor: 350_000, vatMinor: 56_000 }],
      storeCreditMinor: 0,
      onAccountMinor: 0,
      cash: {
        floatMinor: 200_000,
        salesMinor: 224_700,
        refundsMinor: 8_700,
        inMinor: 50_000,
        outMinor: 35_000,
        dropsMinor: 100_000,
      },
    });
    expect(netSales(z.figures)).toBe(406_000);
    const net = z.figures.means.map((one) => [one.methodId, one.salesMinor - one.refundsMinor]);
    expect(net).toEqual([
      ['method_cash', 216_000],
      ['method_mpesa', 132_000],
      ['method_card', 58_000],
    ]);
    expect(z.figures.series).toEqual([
      { seriesId: 'VD_2026C1', first: 'VD 2026C1/1', last: 'VD 2026C1/4', count: 4 },
      { seriesId: 'NC_2026C1', first: 'NC 2026C1/1', last: 'NC 2026C1/1', count: 1 },
    ]);
  });

  it('leaves the next float in the drawer, and the rest where it went', () => {
    const shop = workedShift();
    shop.run({
      type: 'DepositMoney',
      id: 'float',
      accountId: 'drawer',
      amountMinor: 200_000,
    });
    closed(shop);
    expect(treasuryBalance(shop.books, 'drawer')).toBe(200_000);
    expect(treasuryBalance(shop.books, 'safe')).toBe(230_000);
    expect(treasuryBalance(shop.books, 'wallet')).toBe(132_000);
    expect(treasuryBalance(shop.books, 'bank')).toBe(58_000);
  });

  it('is numbered on without gaps, and never sets what it ever sold back', () => {
    const shop = workedShift();
    closed(shop);
    const events = shop.run({
      type: 'OpenShift',
      id: 'shift2',
      cashRegisterId: 'till1',
      floatMinor: 200_000,
    });
    expect(events).toMatchObject([
      { type: 'ShiftOpened', data: { number: 2, leftMinor: 200_000 } },
    ]);
    shop.run(sell('s5', 8_700, { shiftId: 'shift2' }));
    shop.run({ type: 'CountShift', id: 'shift2', countedMinor: 208_700 });
    const [second] = shop.run({ type: 'CloseShift', id: 'shift2' });
    expect(second).toMatchObject({
      data: { z: 2, differenceMinor: 0, perpetualBeforeMinor: 406_000, perpetualMinor: 414_700 },
    });
  });

  it('is not opened again', () => {
    const shop = workedShift();
    closed(shop);
    const again = { type: 'OpenShift', cashRegisterId: 'till1', floatMinor: 0 } as const;
    expect(shop.tryRun({ ...again, id: 'shift1' })).toBe('record.idTaken');
    expect(shop.tryRun(sell('s6', 8_700))).toBe('shift.closed');
    expect(shop.tryRun({ type: 'CloseShift', id: 'shift1' })).toBe('shift.closed');
  });
});
