import { describe, expect, it } from '@jest/globals';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { PARKED_SALES_MAX, SHIFT_CASHIERS_MAX, SHIFT_COUNTS_MAX } from './pos.limits.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';

const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1' } as const;
const limited: JournalEvent = {
  type: 'CashRegisterChanged',
  data: { id: 'till1', before: {}, after: { differenceLimitMinor: 500 } },
};

function opened(...past: readonly JournalEvent[]): Trading {
  const shop = new Trading([...aShopWithTill(), ...past]);
  shop.run({ ...open, floatMinor: 100_000 });
  return shop;
}

describe('opening a shift', () => {
  it('opens the series of the till for what is sold over the counter', () => {
    const events = new Trading(aShopWithTill()).run({ ...open, floatMinor: 0 });
    const series = events.flatMap((event) =>
      event.type === 'SeriesOpened' ? [event.data.id] : [],
    );
    expect(series).toEqual(['FT_2026C1', 'VD_2026C1', 'FR_2026C1', 'NC_2026C1']);
  });

  it('counts the float by notes and coins, which have to be its total', () => {
    const shop = new Trading(aShopWithTill());
    const denominations = [{ valueMinor: 20_000, count: 5 }];
    expect(shop.tryRun({ ...open, floatMinor: 90_000, denominations })).toBe('shift.countDiffers');
    const events = shop.run({ ...open, denominations });
    expect(events.at(-1)).toMatchObject({ data: { floatMinor: 100_000, denominations } });
  });

  it('brings what the last shift did not leave from another account', () => {
    const shop = new Trading(aShopWithTill());
    const events = shop.run({ ...open, floatMinor: 100_000, floatFromAccountId: 'safe' });
    expect(events.at(-1)).toMatchObject({
      type: 'MoneyTransferred',
      data: { shiftId: 'shift1', entries: [{ amountMinor: -100_000 }, { accountId: 'drawer' }] },
    });
    const id = 'shift1_float';
    expect(shop.tryRun({ type: 'CancelMovement', id, reason: 'engano' })).toBe(
      'treasury.movementOfShift',
    );
  });

  it('takes a register and a drawer of cash, and one shift at a time', () => {
    const shop = new Trading(aShopWithTill());
    const tried = (more: object) => shop.tryRun({ ...open, floatMinor: 0, ...more });
    expect(tried({ cashRegisterId: 'nowhere' })).toBe('pos.cashRegisterNotSelected');
    expect(tried({ treasuryAccountId: 'bank' })).toBe('shift.accountNotCash');
    shop.run({ ...open, floatMinor: 0 });
    expect(tried({ id: 'shift2' })).toBe('shift.alreadyOpen');
    const bare: JournalEvent = {
      type: 'CashRegisterRegistered',
      data: { id: 'till2', code: 'C2', name: 'Caixa 2' },
    };
    const other = new Trading([...aShopWithTill(), bare]);
    expect(other.tryRun({ ...open, cashRegisterId: 'till2', floatMinor: 0 })).toBe(
      'pos.noTreasuryAccountOnDevice',
    );
  });
});

describe('a shift', () => {
  it('has a limited number of cashiers; one who is in it can join again', () => {
    const others = Array.from(
      { length: SHIFT_CASHIERS_MAX },
      (_, index): JournalEventOf<'MemberJoined'> => ({
        type: 'MemberJoined',
        data: {
          id: `c${index}`,
          name: `Caixa ${index}`,
          role: 'cashier',
          permissions: ['pos.sell'],
        },
      }),
    );
    const shop = opened(...others);
    const join = (cashierId: string) => shop.tryRun({ type: 'JoinShift', id: 'shift1', cashierId });
    const answers = others.map(({ data }) => join(data.id));
    // The owner, who opened it, is one of them.
    expect(answers.at(-2)).toHaveLength(1);
    expect(answers.at(-1)).toBe('shift.tooManyCashiers');
    expect(join('c0')).toEqual([]);
  });

  it('has so many sales that wait, over all tills', () => {
    const cart = { lines: sell('s1', 8_700).lines };
    const parked = (index: number): JournalEvent => ({
      type: 'SaleParked',
      data: {
        id: `parked${index}`,
        shiftId: 'shift1',
        cashRegisterId: 'till1',
        name: 'Mesa',
        cashierId: 'owner',
        cashier: 'Ana Macuácua',
        totalMinor: 8_700,
        cart,
        at: '2026-03-02T08:00:00.000Z',
      },
    });
    const park = {
      type: 'ParkSale',
      id: 'next',
      shiftId: 'shift1',
      name: 'Mesa 4',
      totalMinor: 8_700,
      cart,
    } as const;
    const waiting = Array.from({ length: PARKED_SALES_MAX }, (_, index) => parked(index));
    expect(opened(...waiting).tryRun(park)).toBe('shift.tooManyParked');
    expect(opened(...waiting.slice(1)).tryRun(park)).toHaveLength(1);
  });
});

describe('selling', () => {
  it('takes an open shift, and a cashier who has joined it', () => {
    const shop = new Trading(aShopWithTill());
    expect(shop.tryRun(sell('s1', 8_700))).toBe('shift.noneOpen');
    shop.run({ ...open, floatMinor: 0 });
    expect(shop.tryRun(sell('s1', 8_700, { cashierId: 'cashier' }))).toBe('shift.cashierNotIn');
    shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
    expect(shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' })).toEqual([]);
    const events = shop.run(sell('s1', 8_700, { cashierId: 'cashier' }));
    expect(events).toMatchObject([{ data: { till: { cashier: 'Celeste', cashMinor: 8_700 } } }]);
    const joining = { type: 'JoinShift', id: 'shift1', cashierId: 'nobody' } as const;
    expect(shop.tryRun(joining)).toBe('shift.cashierUnknown');
  });

  it('gives change only from cash, and is paid in full', () => {
    const shop = opened();
    const paid = (row: object) =>
      shop.tryRun(
        sell('s1', 8_700, {
          payment: { rows: [{ methodId: 'method_card', amountMinor: 8_700, ...row }] },
        }),
      );
    expect(paid({ receivedMinor: 10_000 })).toBe('payment.changeOnlyFromCash');
    expect(paid({ amountMinor: 8_000 })).toBe('payment.lessThanTotal');
    expect(paid({ amountMinor: 9_000 })).toBe('payment.advanceNotSupported');
  });

  it('is refused when the till shows another total than the books', () => {
    expect(opened().tryRun(sell('s1', 8_700, { totalMinor: 8_600 }))).toBe('shift.totalDiffers');
  });

  it('has the price of a label to the centavo, with as many decimals as that takes', () => {
    const [soap] = sell('s1', 799).lines;
    const label = { ...soap, quantity: '0.023', unitPrice: '347.391304', vatId: 'vat_NOR' };
    const events = opened().run(sell('s1', 799, { lines: [label], vatIncluded: true }));
    expect(events).toMatchObject([{ data: { totals: { totalMinor: 799 } } }]);
    const closer = { ...label, unitPrice: '347.3913044' };
    expect(opened().tryRun(sell('s1', 799, { lines: [closer], vatIncluded: true }))).toBe(
      'pricing.tooManyDecimals',
    );
  });

  it('goes on an account without money, and counts so', () => {
    const shop = opened();
    const onAccount = { documentTypeId: 'FT', clientId: 'mercearia' };
    expect(shop.tryRun(sell('s1', 8_700, onAccount))).toBe('shift.paidOnAccount');
    shop.run(sell('s1', 8_700, { ...onAccount, payment: { rows: [] } }));
    expect(shop.books.pos.shifts.get('shift1')?.figures).toMatchObject({ onAccountMinor: 8_700 });
    expect(shop.books.documents.balances.get('mercearia')).toBe(8_700);
    expect(shop.tryRun(sell('s2', 8_700, { documentTypeId: 'CT' }))).toBe('shift.typeNotSold');
  });

  it('takes the client’s credit in addition to the money', () => {
    const shop = opened();
    shop.run({
      type: 'RecordPayment',
      documentTypeId: 'RC',
      partyId: 'mercearia',
      isAdvance: true,
      rows: [{ methodId: 'method_card', amountMinor: 5_000 }],
    });
    const credits = [{ documentId: 'RC_2026.1', amountMinor: 5_000 }];
    const rows = [{ methodId: 'method_cash', amountMinor: 3_700 }];
    const bought = { clientId: 'mercearia', payment: { rows, credits } };
    expect(shop.tryRun(sell('s1', 8_700, { payment: { rows, credits } }))).toBe(
      'payment.documentOfOtherParty',
    );
    shop.run(sell('s1', 8_700, bought));
    expect(shop.books.documents.open.get('RC_2026.1')).toBeUndefined();
    expect(shop.books.documents.balances.get('mercearia')).toBe(0);
    expect(shop.books.pos.shifts.get('shift1')?.figures).toMatchObject({
      creditMinor: 5_000,
      cash: { salesMinor: 3_700 },
    });
    expect(shop.tryRun(sell('s2', 8_700, bought))).toBe('payment.documentNotOpen');
    shop.run({ type: 'CancelDocument', id: 'VD_2026C1.1', reason: 'engano' });
    expect(shop.books.documents.open.get('RC_2026.1')?.openMinor).toBe(5_000);
    expect(shop.books.documents.balances.get('mercearia')).toBe(-5_000);
  });
});

describe('closing a shift', () => {
  const close = { type: 'CloseShift', id: 'shift1' } as const;
  const count = (countedMinor: number) =>
    ({ type: 'CountShift', id: 'shift1', countedMinor }) as const;

  it('takes a count first, keeps every count, and goes by the last', () => {
    const shop = opened();
    expect(shop.tryRun(close)).toBe('shift.notCounted');
    shop.run(count(90_000));
    shop.run(count(100_000));
    const [closed] = shop.run(close);
    expect(closed).toMatchObject({
      data: { differenceMinor: 0, counts: [{ countedMinor: 90_000 }, { countedMinor: 100_000 }] },
    });
  });

  it('takes so many counts and no more', () => {
    const shop = opened();
    for (let made = 0; made < SHIFT_COUNTS_MAX; made += 1) shop.run(count(100_000));
    expect(shop.tryRun(count(100_000))).toBe('shift.tooManyCounts');
    expect(shop.run(close)).not.toHaveLength(0);
  });

  it('takes a supervisor beyond the limit, and tells the cashier nothing of it', () => {
    const shop = opened(limited);
    shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
    shop.run(count(99_400));
    const asCashier = { actorId: 'cashier' };
    expect(() => shop.run(close, asCashier)).toThrow('shift.differenceBeyondLimit');
    expect(shop.tryRun(close, asCashier)).toBe('shift.differenceBeyondLimit');
    const approval = { approverId: 'owner', reason: 'contado por mim' };
    const [closed] = shop.run(close, { ...asCashier, approval });
    expect(closed).toMatchObject({
      data: { differenceMinor: -600, differenceReason: 'contado por mim' },
    });
  });

  it('takes a reason beyond the limit, also of a member who may approve it', () => {
    const shop = opened(limited);
    shop.run(count(99_400));
    expect(shop.tryRun(close)).toBe('shift.reasonRequired');
    const [closed] = shop.run({ ...close, reason: 'troco a mais' });
    expect(closed).toMatchObject({ data: { differenceReason: 'troco a mais' } });
  });

  it('takes none where the drawer holds what it should', () => {
    const shop = opened(limited);
    shop.run(count(100_000));
    const [closed] = shop.run({ ...close, reason: 'nada' });
    expect(closed?.data).not.toHaveProperty('differenceReason');
  });

  it('is closed within the limit without one', () => {
    const shop = opened(limited);
    shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
    shop.run(count(99_500));
    expect(shop.run(close, { actorId: 'cashier' })).toHaveLength(2);
  });

  it('asks what becomes of sales that wait', () => {
    const shop = opened();
    const cart = { lines: sell('s1', 8_700).lines };
    const parked = {
      type: 'ParkSale',
      shiftId: 'shift1',
      name: 'Mesa 4',
      totalMinor: 8_700,
    } as const;
    shop.run({ ...parked, id: 'parked1', cart });
    shop.run(count(100_000));
    expect(shop.tryRun(close)).toBe('shift.salesParked');
    const [closed] = shop.run({ ...close, parkedStay: true });
    expect(closed).toMatchObject({ data: { parkedCount: 1 } });
    shop.run({ ...open, id: 'shift2', floatMinor: 100_000 });
    const recall = { type: 'RecallParkedSale', id: 'parked1', shiftId: 'shift2' } as const;
    shop.run(recall);
    // The answer to the first may have been lost.
    expect(shop.run(recall)).toEqual([]);
    const elsewhere = { ...recall, shiftId: 'shift1' };
    expect(shop.tryRun(elsewhere)).toBe('shift.saleTaken');
    expect(shop.tryRun({ type: 'DropParkedSale', id: 'parked1', reason: 'foi-se' })).toBe(
      'shift.saleTaken',
    );
  });

  it('keeps the day of its opening over midnight', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ ...open, floatMinor: 0 }, { now: '2026-03-02T16:00:00.000Z' });
    const events = shop.run(sell('s1', 8_700), { now: '2026-03-03T01:00:00.000Z' });
    expect(events).toMatchObject([
      { data: { issuedOn: '2026-03-03', till: { shiftOn: '2026-03-02' } } },
    ]);
    shop.run(count(8_700), { now: '2026-03-03T01:05:00.000Z' });
    const [closed] = shop.run(close, { now: '2026-03-03T01:06:00.000Z' });
    expect(closed).toMatchObject({ data: { on: '2026-03-02', figures: { sales: { count: 1 } } } });
  });
});
