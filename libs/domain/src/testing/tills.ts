import type { JournalEvent } from '../events.js';
import type { SellAtTill } from '../pos/index.js';
import { aStockedShop, openingOf } from './stock.js';

const account = (id: string, name: string, kind: 'cash' | 'wallet' | 'bank'): JournalEvent => ({
  type: 'TreasuryAccountRegistered',
  data: { id, name, kind, currency: 'MZN', openingBalanceMinor: 0 },
});

const method = (id: string, accountId: string): JournalEvent => ({
  type: 'PaymentMethodChanged',
  data: { id, before: {}, after: { accountId } },
});

/** Its drawer, its safe, and where other means go. */
const places: readonly JournalEvent[] = [
  account('drawer', 'Gaveta 1', 'cash'),
  account('safe', 'Cofre', 'cash'),
  account('wallet', 'M-Pesa', 'wallet'),
  account('bank', 'BCI', 'bank'),
  method('method_mpesa', 'wallet'),
  method('method_card', 'bank'),
  {
    type: 'CashRegisterRegistered',
    data: { id: 'till1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'drawer' },
  },
  {
    type: 'SettingsChanged',
    data: {
      id: 'moderna',
      before: {},
      after: { defaultClientId: 'consumer', pricesIncludeVat: true },
    },
  },
  {
    type: 'MemberJoined',
    data: {
      id: 'cashier',
      name: 'Celeste',
      role: 'cashier',
      permissions: ['documents.issue', 'pos.sell'],
    },
  },
];

/** A shop with a till that has a drawer, and a cashier in addition to the owner. */
export const aShopWithTill = (): readonly JournalEvent[] => [
  ...aStockedShop(),
  openingOf('soap', '1000', '90'),
  ...places,
];

/** The command to sell soap at 174.00 with VAT for so much, paid in cash unless it is said. */
export function sell(
  saleId: string,
  totalMinor: number,
  more: Partial<SellAtTill> = {},
): SellAtTill {
  const unitPrice = (totalMinor / 100).toFixed(2);
  return {
    type: 'SellAtTill',
    shiftId: 'shift1',
    saleId,
    lines: [{ articleId: 'soap', quantity: '1', unitPrice, vatId: 'vat_NOR' }],
    payment: { rows: [{ methodId: 'method_cash', amountMinor: totalMinor }] },
    ...more,
  };
}
