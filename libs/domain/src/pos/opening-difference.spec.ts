import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill } from '../testing/index.js';

const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1' } as const;

describe('the float of a shift', () => {
  it('books what the float differs by from what was left, where no account says why', () => {
    const shop = new Trading(aShopWithTill());
    expect(shop.run({ ...open, floatMinor: 10_000 }).map(({ type }) => type)).not.toContain(
      'MoneyDeposited',
    );
    shop.run({ type: 'CountShift', id: 'shift1', countedMinor: 10_000 });
    shop.run({ type: 'CloseShift', id: 'shift1' });
    const events = shop.run({ ...open, id: 'shift2', floatMinor: 5_000 });
    expect(events.slice(-2)).toMatchObject([
      { type: 'ShiftOpened', data: { leftMinor: 10_000, openingDifferenceMinor: -5_000 } },
      {
        type: 'MoneyWithdrawn',
        data: {
          id: 'shift2_float',
          shiftId: 'shift2',
          entries: [{ accountId: 'drawer', amountMinor: -5_000 }],
        },
      },
    ]);
    shop.run({ type: 'CountShift', id: 'shift2', countedMinor: 5_000 });
    const [closed] = shop.run({ type: 'CloseShift', id: 'shift2' });
    expect(closed).toMatchObject({
      data: { differenceMinor: 0, figures: { cash: { openingDifferenceMinor: -5_000 } } },
    });
  });
});
