import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';

const explain = {
  type: 'ExplainDifference',
  id: 'shift1',
  cause: 'cardAsCash',
  reason: 'pago por cartão',
  recordId: 'VD_2026C1.1',
} as const;

function closedWith(countedMinor: number): Trading {
  const shop = new Trading(aShopWithTill());
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 100_000 });
  shop.run(sell('s1', 8_700));
  shop.run({ type: 'CountShift', id: 'shift1', countedMinor });
  shop.run({ type: 'CloseShift', id: 'shift1' });
  return shop;
}

describe('explaining a difference', () => {
  it('keeps the difference of the Z, and enters the money where it turned out to be', () => {
    const shop = closedWith(100_000);
    const before = treasuryBalance(shop.books, 'bank');
    const events = shop.run({ ...explain, accountId: 'bank' });
    expect(events).toMatchObject([
      {
        type: 'ShiftDifferenceExplained',
        data: { number: 1, cause: 'cardAsCash', differenceMinor: -8_700, by: 'Ana Macuácua' },
      },
      { type: 'MoneyDeposited', data: { entries: [{ accountId: 'bank', amountMinor: 8_700 }] } },
    ]);
    expect(treasuryBalance(shop.books, 'bank')).toBe(before + 8_700);
    expect(shop.books.pos.closed.get('shift1')).toMatchObject({ differenceMinor: -8_700 });
    expect(shop.run(explain)).toMatchObject([{ data: { number: 2 } }]);
  });

  it('takes a difference, a reason and an account that may be used', () => {
    expect(closedWith(108_700).tryRun(explain)).toBe('shift.noDifference');
    const shop = closedWith(100_000);
    expect(shop.tryRun({ ...explain, reason: ' ' })).toBe('shift.reasonRequired');
    expect(shop.tryRun({ ...explain, accountId: 'nowhere' })).toBe('treasury.accountNotFound');
    expect(shop.tryRun({ ...explain, id: 'shift2' })).toBe('record.notFound');
    for (let number = 1; number <= 20; number += 1) shop.run(explain);
    expect(shop.tryRun(explain)).toBe('shift.tooManyExplanations');
  });
});
