import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import { expectedCash } from './shift-figures.js';

const coin: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { cashCoinMinor: 50 } },
};

function aShift(...more: readonly JournalEvent[]): Trading {
  const shop = new Trading([...aShopWithTill(), ...more]);
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
  return shop;
}

const figuresOf = ({ books }: Trading) => books.pos.shifts.get('shift1')?.figures;
const cash = (amountMinor: number, roundingMinor?: number) => ({
  methodId: 'method_cash',
  amountMinor,
  ...(roundingMinor !== undefined && { roundingMinor }),
});
const paidBy = (...rows: readonly ReturnType<typeof cash>[]) => ({ payment: { rows } });

describe('cash that a till has rounded', () => {
  it('is in the drawer, the account and the figures of the shift, whose sales stay', () => {
    const shop = aShift(coin);
    shop.run(sell('s1', 10_439, paidBy(cash(10_439, 11))));
    const figures = figuresOf(shop);
    expect(figures).toMatchObject({
      sales: { count: 1, totalMinor: 10_439 },
      means: [{ methodId: 'method_cash', salesMinor: 10_450 }],
      roundingMinor: 11,
      cash: { salesMinor: 10_450 },
    });
    expect(figures && expectedCash(figures)).toBe(10_450);
    expect(treasuryBalance(shop.books, 'drawer')).toBe(10_450);
  });

  it('is as on the paper, whatever the company has chosen since', () => {
    const shop = aShift(coin);
    shop.run(sell('s1', 10_439, paidBy(cash(10_439))));
    expect(treasuryBalance(shop.books, 'drawer')).toBe(10_439);
    const without = aShift();
    without.run(sell('s1', 10_439, paidBy(cash(10_439, 11))));
    expect(treasuryBalance(without.books, 'drawer')).toBe(10_450);
    expect(figuresOf(aShift())).not.toHaveProperty('roundingMinor');
  });

  it('is refused beyond what any coin rounds by, and for other means than cash', () => {
    const shop = aShift(coin);
    expect(shop.tryRun(sell('s1', 10_439, paidBy(cash(10_439, 501))))).toBe(
      'payment.invalidAmount',
    );
    const card = { methodId: 'method_card', amountMinor: 10_439, roundingMinor: 11 };
    expect(shop.tryRun(sell('s1', 10_439, paidBy(card)))).toBe('payment.invalidAmount');
  });

  it('is taken from the figures when it goes back, and when another means had paid', () => {
    const shop = aShift(coin);
    shop.run(sell('s1', 10_439, paidBy(cash(10_439, 11))));
    shop.run({
      type: 'ReturnAtTill',
      shiftId: 'shift1',
      returnId: 'r1',
      originId: 'VD_2026C1.1',
      lines: [{ line: 0, quantity: '1' }],
      reason: 'avariado',
      refund: [cash(10_439, 11)],
    });
    expect(figuresOf(shop)?.roundingMinor).toBe(0);
    expect(treasuryBalance(shop.books, 'drawer')).toBe(0);
    shop.run(sell('s2', 10_420, paidBy(cash(10_420, -20))));
    const documentId = 'VD_2026C1.2';
    const card = { methodId: 'method_card', amountMinor: 10_420 };
    shop.run({
      type: 'ReclassifyPayment',
      shiftId: 'shift1',
      documentId,
      rows: [card],
      reason: 'cartão',
    });
    expect(treasuryBalance(shop.books, 'drawer')).toBe(0);
    expect(treasuryBalance(shop.books, 'bank')).toBe(10_420);
    expect(figuresOf(shop)?.roundingMinor).toBe(0);
    shop.run(sell('s3', 10_420, paidBy(cash(10_420, -20))));
    shop.run({ type: 'CancelDocument', id: 'VD_2026C1.3', reason: 'engano' });
    expect(treasuryBalance(shop.books, 'drawer')).toBe(0);
    const figures = figuresOf(shop);
    expect(figures && expectedCash(figures)).toBe(0);
    expect(figures?.roundingMinor).toBe(0);
  });
});
