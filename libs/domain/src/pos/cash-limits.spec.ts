import { describe, expect, it } from '@jest/globals';
import type { MemberLimits } from '../identity/index.js';
import { rolePermissions } from '../identity/index.js';
import { Trading, aShopWithTill, marta, sell } from '../testing/index.js';

const byCashier = { actorId: 'cashier' } as const;
const byMarta = { ...byCashier, approval: { approverId: 'marta', reason: 'Troco' } } as const;

/** Celeste is at a drawer that opened with 500.00 and sold one thing for 174.00. */
function aDrawer(limits?: MemberLimits): Trading {
  const shop = new Trading([
    ...aShopWithTill(),
    marta,
    {
      type: 'MemberJoined',
      data: {
        id: 'cashier',
        name: 'Celeste',
        role: 'cashier',
        permissions: rolePermissions.cashier,
        ...(limits && { limits }),
      },
    },
  ]);
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 50_000 });
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
  shop.run(sell('s1', 17_400));
  return shop;
}

const out = (amountMinor: number, kind: 'in' | 'out' = 'out') =>
  ({
    type: 'MoveShiftCash',
    id: 'shift1',
    movementId: 'm1',
    kind,
    amountMinor,
    reason: 'Gelo',
  }) as const;

const back = {
  type: 'ReturnAtTill',
  shiftId: 'shift1',
  returnId: 'r1',
  originId: 'VD_2026C1.1',
  lines: [{ line: 0, quantity: '1' }],
  reason: 'avariado',
  refund: [{ methodId: 'method_cash', amountMinor: 17_400 }],
} as const;

const byMpesa = {
  type: 'ReclassifyPayment',
  shiftId: 'shift1',
  documentId: 'VD_2026C1.1',
  rows: [{ methodId: 'method_mpesa', amountMinor: 17_400, reference: '8H5QK2' }],
  reason: 'foi M-Pesa',
} as const;

describe('cash that leaves the drawer', () => {
  it('takes an approval from a cashier without a limit, whichever way it goes', () => {
    const shop = aDrawer();
    expect(shop.tryRun(out(1), byCashier)).toBe('limit.cashOutExceeded');
    expect(shop.tryRun(back, byCashier)).toBe('limit.cashRefundExceeded');
    expect(shop.tryRun(byMpesa, byCashier)).toBe('limit.cashRefundExceeded');
  });

  it('goes up to the limit of the cashier at the till, and no further', () => {
    const limits = { cashRefundMinor: 17_400, cashOutMinor: 2_000 };
    const shop = aDrawer(limits);
    expect(shop.tryRun(out(2_001), byCashier)).toBe('limit.cashOutExceeded');
    expect(shop.run(out(2_000), byCashier)).toHaveLength(2);
    expect(shop.run(back, byCashier)).toHaveLength(2);
  });

  it('is never more than is in it', () => {
    const limits = { cashOutMinor: 9_999_900 };
    expect(aDrawer(limits).tryRun(out(67_401), byCashier)).toBe('shift.notInDrawer');
    expect(aDrawer(limits).run(out(67_400), byCashier)).toHaveLength(2);
  });

  it('goes with the approval of somebody who may, and as far as they may', () => {
    expect(aDrawer().run(out(67_401), byMarta)).toHaveLength(2);
    expect(aDrawer().run(back, byMarta)).toHaveLength(2);
    const approval = { approverId: 'cashier', reason: 'Eu' };
    expect(aDrawer().tryRun(out(1), { ...byCashier, approval })).toBe('limit.cashOutExceeded');
  });

  it('is nothing where cash comes in, or has left already', () => {
    expect(aDrawer().run(out(5_000_000, 'in'), byCashier)).toHaveLength(2);
    expect(aDrawer().run(out(5_000_000), { ...byCashier, isPast: true })).toHaveLength(2);
  });

  it('goes freely from somebody who may approve', () => {
    expect(aDrawer().run(out(5_000_000), { actorId: 'owner' })).toHaveLength(2);
  });
});

describe('what is taken off a sale again', () => {
  const cleared = (amountMinor: number, kind: 'saleCleared' | 'priceChanged' = 'saleCleared') =>
    ({ type: 'NoteShift', id: 'shift1', kind, amountMinor }) as const;

  it('takes an approval beyond the limit of the cashier, and nothing below it', () => {
    const shop = aDrawer({ voidMinor: 10_000 });
    expect(shop.run(cleared(10_000), byCashier)).toHaveLength(1);
    expect(shop.tryRun(cleared(10_001), byCashier)).toBe('limit.voidExceeded');
    expect(shop.run(cleared(10_001), byMarta)).toHaveLength(1);
    expect(shop.run(cleared(10_001, 'priceChanged'), byCashier)).toHaveLength(1);
  });

  it('is free without a limit', () => {
    expect(aDrawer().run(cleared(99_999_999), byCashier)).toHaveLength(1);
  });
});
