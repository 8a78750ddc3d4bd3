import { describe, expect, it } from '@jest/globals';
import { rate, unitPrice } from '@balcao/pricing';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, issue, journalOf, monday } from '../testing/index.js';
import type { PaymentContent } from './payments.commands.js';

const dollars: readonly JournalEvent[] = [
  {
    type: 'TreasuryAccountRegistered',
    data: { id: 'usd', name: 'USD', kind: 'bank', currency: 'USD', openingBalanceMinor: 0 },
  },
  {
    type: 'ExchangeRateSet',
    data: {
      id: 'USD',
      on: monday,
      rate: unitPrice('64.10'),
      percentage: rate('0'),
      salePrice: unitPrice('64.10'),
    },
  },
];

/** A cash sale of 522.00 paid so. */
function sell(payment?: PaymentContent, ...past: readonly JournalEvent[]) {
  const journal = journalOf(...aShop(), ...past);
  const sale = issue({ documentTypeId: 'VD', ...(payment && { payment }) });
  const issued = journal.on(monday, sale).find((event) => event.type === 'DocumentIssued');
  return { journal, payment: issued?.type === 'DocumentIssued' ? issued.data.payment : undefined };
}

const card = { methodId: 'method_card', treasuryAccountId: 'account_cash' };

describe('paying a cash sale as it is issued', () => {
  it('takes the default method for all of it, unless rows say how', () => {
    const { payment, journal } = sell();
    expect(payment?.rows).toMatchObject([{ methodId: 'method_cash', amountMinor: 52_200 }]);
    expect(journal.books.treasury.moved.get('account_cash')).toBe(52_200);
    const mixed = sell({
      rows: [
        { ...card, amountMinor: 50_000 },
        { methodId: 'method_cash', amountMinor: 2_200, receivedMinor: 5_000 },
      ],
    });
    expect(mixed.payment?.rows.map(({ changeMinor }) => changeMinor)).toEqual([0, 2_800]);
    expect(mixed.journal.books.documents.open.size).toBe(0);
  });

  it('is refused below the total, above it, and as an advance', () => {
    const paid = (amountMinor: number) => ({ rows: [{ ...card, amountMinor }] });
    expect(() => sell(paid(52_199))).toThrow('payment.lessThanTotal');
    expect(() => sell(paid(52_201))).toThrow('payment.advanceNotSupported');
    expect(() => sell({ ...paid(52_200), isAdvance: true })).toThrow('payment.advanceNotSupported');
  });

  it('needs a method where there is no default', () => {
    const noDefault: JournalEvent = { type: 'PaymentMethodArchived', data: { id: 'method_cash' } };
    expect(() => sell(undefined, noDefault)).toThrow('payment.noMethod');
    expect(() => sell({ rows: [] })).toThrow('payment.noMethod');
  });

  it('keeps what an account in another currency takes, and the exchange difference', () => {
    const row = { methodId: 'method_transfer', treasuryAccountId: 'usd', amountMinor: 52_200 };
    const { payment, journal } = sell({ rows: [{ ...row, accountMinor: 816 }] }, ...dollars);
    expect(payment?.rows[0]?.foreign).toEqual({
      currency: 'USD',
      amountMinor: 816,
      rate: '64.1',
      differenceMinor: 106,
    });
    expect(journal.books.treasury.moved.get('usd')).toBe(816);
    expect(() => sell({ rows: [row] }, ...dollars)).toThrow('payment.foreignAmountRequired');
    expect(booksOf(...aShop(), ...dollars).treasury.moved.size).toBe(0);
  });
});
