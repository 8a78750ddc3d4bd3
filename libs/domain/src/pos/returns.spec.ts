import { rate, unitPrice } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { expectedCash } from './shift-figures.js';

const open = { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 } as const;

function sold(): Trading {
  const shop = new Trading(aShopWithTill());
  shop.run(open);
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
  shop.run(sell('s1', 17_400));
  return shop;
}

const back = (returnId: string, more: object = {}) =>
  ({
    type: 'ReturnAtTill',
    shiftId: 'shift1',
    returnId,
    originId: 'VD_2026C1.1',
    lines: [{ line: 0, quantity: '1' }],
    reason: 'avariado',
    refund: [{ methodId: 'method_cash', amountMinor: 17_400 }],
    ...more,
  }) as const;

const cashIn = (shop: Trading) => {
  const figures = shop.books.pos.shifts.get('shift1')?.figures;
  return figures && expectedCash(figures);
};

describe('a return', () => {
  it('gives the money back out of the drawer, and is not made twice', () => {
    const shop = sold();
    const events = shop.run(back('r1'));
    expect(events.map(({ type }) => type)).toEqual(['DocumentIssued', 'RefundRecorded']);
    expect(cashIn(shop)).toBe(0);
    expect(shop.tryRun(back('r2'))).toBe('document.fullyCredited');
  });

  it('says in its note by which means the money went back, and of none that stays', () => {
    const refunded = [{ methodId: 'method_cash', amountMinor: 17_400 }];
    expect(sold().run(back('r1'))).toMatchObject([{ data: { refunded } }, {}]);
    const shop = sold();
    shop.run(sell('s2', 17_400, { clientId: 'mercearia' }));
    const [left] = shop.run(back('r2', { originId: 'VD_2026C1.2', refund: [] }));
    expect(left?.data).not.toHaveProperty('refunded');
  });

  it('gives no more back than its note has left', () => {
    const refund = [{ methodId: 'method_cash', amountMinor: 17_500 }];
    expect(sold().tryRun(back('r1', { refund }))).toBe('payment.refundTooLarge');
  });

  it('goes another way than the money came only with a supervisor', () => {
    const shop = sold();
    const refund = [{ methodId: 'method_mpesa', amountMinor: 17_400, reference: '8H5QK2' }];
    const cashier = { actorId: 'cashier' };
    expect(shop.tryRun(back('r1', { refund }), cashier)).toBe('shift.refundByOtherMeans');
    const approval = { approverId: 'owner', reason: 'sem trocos' };
    expect(shop.run(back('r1', { refund }), { ...cashier, approval })).toHaveLength(2);
    expect(cashIn(shop)).toBe(17_400);
  });

  it('goes by who is at the till, not by who signed in on its device', () => {
    const shop = sold();
    const refund = [{ methodId: 'method_mpesa', amountMinor: 17_400, reference: '8H5QK2' }];
    const byCashier = back('r1', { refund, cashierId: 'cashier' });
    expect(shop.tryRun(byCashier, { actorId: 'owner' })).toBe('shift.refundByOtherMeans');
    const byOwner = back('r1', { refund, cashierId: 'owner' });
    expect(shop.run(byOwner, { actorId: 'cashier' })).toHaveLength(2);
  });

  it.each([
    ['nothing', []],
    ['a part', [{ methodId: 'method_cash', amountMinor: 17_399 }]],
  ])('leaves the client of everybody no credit, where %s is given back', (_what, refund) => {
    const shop = sold();
    expect(shop.tryRun(back('r1', { refund }))).toBe('shift.creditOfNobody');
    expect(shop.run(back('r2'))).toHaveLength(2);
    expect(cashIn(shop)).toBe(0);
  });

  it('may be given back in part to a client who has an account', () => {
    const shop = sold();
    shop.run(sell('s2', 17_400, { clientId: 'mercearia' }));
    const refund = [{ methodId: 'method_cash', amountMinor: 17_399 }];
    shop.run(back('r1', { originId: 'VD_2026C1.2', refund }));
    expect(shop.books.documents.balances.get('mercearia')).toBe(-1);
  });

  it('stays to the credit of a client, and of nobody else', () => {
    const shop = sold();
    expect(shop.tryRun(back('r1', { refund: [] }))).toBe('shift.creditOfNobody');
    shop.run(sell('s2', 17_400, { clientId: 'mercearia' }));
    shop.run(back('r2', { originId: 'VD_2026C1.2', refund: [] }));
    expect(shop.books.documents.balances.get('mercearia')).toBe(-17_400);
    expect(cashIn(shop)).toBe(34_800);
    const figures = shop.books.pos.shifts.get('shift1')?.figures;
    expect(figures).toMatchObject({ storeCreditMinor: 17_400 });
  });
});

describe('a wrong means of payment', () => {
  const corrected = {
    type: 'ReclassifyPayment',
    shiftId: 'shift1',
    documentId: 'VD_2026C1.1',
    rows: [{ methodId: 'method_card', amountMinor: 17_400 }],
    reason: 'foi cartão',
  } as const;

  it('is refused of a sale on account, which has none', () => {
    const shop = new Trading(aShopWithTill());
    shop.run(open);
    const { lines } = sell('s1', 17_400);
    const onAccount = { documentTypeId: 'FT', clientId: 'mercearia' };
    shop.run({ type: 'SellAtTill', shiftId: 'shift1', saleId: 's1', lines, ...onAccount });
    const documentId = 'FT_2026C1.1';
    expect(shop.tryRun({ ...corrected, documentId })).toBe('shift.notPaid');
  });

  it('is changed while the shift is open: totals by means move, the sale does not', () => {
    const shop = sold();
    shop.run(corrected);
    expect(cashIn(shop)).toBe(0);
    expect(shop.books.pos.shifts.get('shift1')?.figures).toMatchObject({
      sales: { totalMinor: 17_400 },
      means: [{ salesMinor: 0 }, { methodId: 'method_card', salesMinor: 17_400 }],
    });
    expect(shop.books.treasury.moved.get('drawer')).toBe(0);
    expect(shop.books.treasury.moved.get('bank')).toBe(17_400);
    shop.run({ type: 'CancelDocument', id: 'VD_2026C1.1', reason: 'engano' });
    expect(shop.books.treasury.moved.get('bank')).toBe(0);
    expect(cashIn(shop)).toBe(0);
  });

  it('is another way to pay the same, in the same shift', () => {
    const shop = sold();
    const less = [{ methodId: 'method_card', amountMinor: 17_000 }];
    expect(shop.tryRun({ ...corrected, rows: less })).toBe('payment.lessThanTotal');
    shop.run({ type: 'CountShift', id: 'shift1', countedMinor: 17_400 });
    shop.run({ type: 'CloseShift', id: 'shift1' });
    expect(shop.tryRun(corrected)).toBe('shift.closed');
    shop.run({ ...open, id: 'shift2' });
    expect(shop.tryRun({ ...corrected, shiftId: 'shift2' })).toBe('shift.otherShift');
  });
});

describe('taking a sale back while a shift is open', () => {
  it('takes its money out of the drawer', () => {
    const shop = sold();
    shop.run({ type: 'CancelDocument', id: 'VD_2026C1.1', reason: 'engano' });
    expect(cashIn(shop)).toBe(0);
    expect(shop.books.pos.shifts.get('shift1')?.figures).toMatchObject({
      cancelled: { count: 1, totalMinor: 17_400 },
    });
  });
});

describe('a price below the shelf', () => {
  const limits: JournalEvent = {
    type: 'MemberRightsChanged',
    data: {
      id: 'cashier',
      before: { role: 'cashier', permissions: ['documents.issue', 'pos.sell'] },
      after: {
        role: 'cashier',
        permissions: ['documents.issue', 'pos.sell'],
        limits: { lineDiscount: rate('10') },
      },
    },
  };

  it('is a discount by another name, and goes by the limit of the cashier', () => {
    const shop = new Trading([...aShopWithTill(), limits]);
    shop.run(open);
    shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
    const asCashier = { cashierId: 'cashier' };
    expect(shop.tryRun(sell('s1', 15_000, asCashier))).toBe('limit.priceChangeExceeded');
    expect(shop.run(sell('s2', 15_660, asCashier))).toHaveLength(1);
    const approval = { approverId: 'owner', reason: 'caixa amolgada' };
    expect(shop.run(sell('s3', 15_000, asCashier), { approval })).toHaveLength(1);
    expect(shop.run(sell('s4', 15_000))).toHaveLength(1);
  });

  it('is no discount where it is the price of the client’s category', () => {
    const reseller: readonly JournalEvent[] = [
      {
        type: 'PartyCategoryRegistered',
        data: { id: 'resellers', name: 'Revendedores', kind: 'client' },
      },
      {
        type: 'ArticleChanged',
        data: {
          id: 'soap',
          before: {},
          after: { categoryPrices: [{ categoryId: 'resellers', price: unitPrice('120') }] },
        },
      },
      {
        type: 'PartyRegistered',
        data: {
          id: 'shop',
          code: 'C9',
          name: 'Loja do Bairro',
          country: 'MZ',
          isClient: true,
          isSupplier: false,
          categoryId: 'resellers',
        },
      },
    ];
    const shop = new Trading([...aShopWithTill(), limits, ...reseller]);
    shop.run(open);
    shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
    const toShop = { cashierId: 'cashier', clientId: 'shop' };
    expect(shop.run(sell('s1', 13_920, toShop))).toHaveLength(1);
    expect(shop.run(sell('s2', 12_528, toShop))).toHaveLength(1);
    expect(shop.tryRun(sell('s3', 12_500, toShop))).toBe('limit.priceChangeExceeded');
    expect(shop.tryRun(sell('s4', 13_920, { cashierId: 'cashier' }))).toBe(
      'limit.priceChangeExceeded',
    );
  });
});
