import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';

const strict: readonly JournalEvent[] = [
  {
    type: 'SettingsChanged',
    data: { id: 'moderna', before: {}, after: { exceedsStockLimits: false } },
  },
  { type: 'PartyChanged', data: { id: 'mercearia', before: {}, after: { creditLimitMinor: 0 } } },
];

/** The owner, who may exceed everything, and Celeste, who may not, in one shift. */
function aShift(): Trading {
  const shop = new Trading([...aShopWithTill(), ...strict]);
  shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' });
  return shop;
}

const byOwner = { actorId: 'owner' } as const;
const byCashier = { actorId: 'cashier' } as const;

describe('beyond the credit limit of a client', () => {
  const onAccount = (cashierId: string) => {
    const bought = { documentTypeId: 'FT', clientId: 'mercearia', payment: { rows: [] } } as const;
    return sell('s1', 8_700, { ...bought, cashierId });
  };

  it('nobody sells who took over a device of somebody who may', () => {
    const sold = aShift().tryRun(onAccount('cashier'), byOwner);
    expect(sold).toBe('client.creditLimitExceeded');
  });

  it('a user with the permission sells, also on a device of somebody without it', () => {
    const [sold] = aShift().run(onAccount('owner'), byCashier);
    expect(sold).toMatchObject({ type: 'DocumentIssued', data: { typeId: 'FT' } });
  });
});

describe('below what there is in stock', () => {
  const crates = (cashierId: string) => {
    const soap = { articleId: 'soap', quantity: '1001', unitPrice: '1.00', vatId: 'vat_NOR' };
    const payment = { rows: [{ methodId: 'method_cash', amountMinor: 100_100 }] };
    return sell('s1', 100_100, { lines: [soap], payment, cashierId });
  };

  it('nobody sells who took over a device of somebody who may', () => {
    expect(aShift().tryRun(crates('cashier'), byOwner)).toBe('stock.insufficient');
  });

  it('a user with the permission sells, also on a device of somebody without it', () => {
    expect(aShift().run(crates('owner'), byCashier)).toHaveLength(1);
  });

  it('a cashier sells beyond a limit only with the approval of a member who may', () => {
    const approvedBy = (approverId: string) => ({
      ...byCashier,
      approval: { approverId, reason: 'está na prateleira' },
    });
    expect(aShift().run(crates('cashier'), approvedBy('owner'))).toHaveLength(1);
    const refused = aShift().tryRun(crates('cashier'), approvedBy('cashier'));
    expect(refused).toBe('stock.insufficient');
  });
});
