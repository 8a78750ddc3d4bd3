import { describe, expect, it } from '@jest/globals';
import { unitPrice, quantity } from '@balcao/pricing';
import fc from 'fast-check';
import { postingsOf, type PostedEvent } from '../accounting/index.js';
import type { JournalEvent } from '../events.js';
import { aShop, issue, journalOf, monday, threeSoaps } from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import type { PaymentContent, PaymentRowContent } from './payments.commands.js';
import { roundingOf } from './round-cash.js';

const roundsTo = (cashCoinMinor: number): JournalEvent => ({
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { cashCoinMinor } },
});
const bank: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: { id: 'bci', name: 'BCI', kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 },
};
const mill: JournalEvent = {
  type: 'PartyRegistered',
  data: {
    id: 'mill',
    code: 'F1',
    name: 'Moagem',
    isClient: false,
    isSupplier: true,
    country: 'MZ',
    language: 'pt',
  },
};
const card = { methodId: 'method_card', treasuryAccountId: 'bci' };
const cash = { methodId: 'method_cash', treasuryAccountId: 'account_cash' };

/** One piece of goods that costs so much with VAT of 16 %. */
const lineOf = (base: string) => ({
  ...threeSoaps,
  quantity: quantity('1'),
  unitPrice: unitPrice(base),
});
/** 104.39 with VAT. */
const soap = lineOf('89.99');

function trade(coinMinor: number | undefined) {
  const coin = coinMinor === undefined ? [] : [roundsTo(coinMinor)];
  const journal = journalOf(...aShop(), bank, mill, ...coin);
  let count = 0;
  const sell = (payment?: PaymentContent, line = soap) => {
    const lines = [line];
    count += 1;
    const sale = issue({
      draftId: `sale${count}`,
      documentTypeId: 'VD',
      lines,
      ...(payment && { payment }),
    });
    const event = journal.on(monday, sale).find(({ type }) => type === 'DocumentIssued');
    if (event?.type !== 'DocumentIssued') throw new Error('nothing was sold');
    return event;
  };
  return { journal, sell, cashMinor: () => treasuryBalance(journal.books, 'account_cash') };
}

const roundingPosted = (event: PostedEvent) =>
  postingsOf(event)
    .filter(({ posting }) => posting.startsWith('cashRounding'))
    .map(({ posting, amountMinor }) => [posting, amountMinor]);

describe('cash of clients', () => {
  it('is paid to the centavo unless the company names a coin', () => {
    const { sell, cashMinor } = trade(undefined);
    const sale = sell();
    expect(sale.data.payment?.rows).toMatchObject([{ amountMinor: 10_439, changeMinor: 0 }]);
    expect(sale.data.payment?.rows[0]).not.toHaveProperty('roundingMinor');
    expect(roundingPosted(sale)).toEqual([]);
    expect(cashMinor()).toBe(10_439);
  });

  it('is rounded to the coin: the document keeps its total, the drawer has the coins', () => {
    const { sell, cashMinor, journal } = trade(50);
    const sale = sell({ rows: [{ ...cash, amountMinor: 10_439, receivedMinor: 20_000 }] });
    expect(sale.data.totals).toMatchObject({ totalMinor: 10_439, vatMinor: 1_440 });
    expect(sale.data.payment).toMatchObject({
      rows: [{ amountMinor: 10_439, roundingMinor: 11, receivedMinor: 20_000, changeMinor: 9_550 }],
      entries: [{ accountId: 'account_cash', amountMinor: 10_450, roundingMinor: 11 }],
    });
    expect(roundingPosted(sale)).toEqual([['cashRoundingGains', -11]]);
    expect(cashMinor()).toBe(10_450);
    expect(journal.books.documents.open.size).toBe(0);
  });

  it('is rounded down as well, which is a loss, and the coins are enough', () => {
    const { sell, cashMinor } = trade(100);
    const sale = sell({ rows: [{ ...cash, amountMinor: 10_439, receivedMinor: 10_400 }] });
    expect(roundingPosted(sale)).toEqual([['cashRoundingLosses', 39]]);
    expect(cashMinor()).toBe(10_400);
    expect(() => sell({ rows: [{ ...cash, amountMinor: 10_439, receivedMinor: 10_399 }] })).toThrow(
      'payment.receivedTooLittle',
    );
  });

  it('is rounded for the part that is paid in cash only', () => {
    const { sell } = trade(50);
    const rows = [
      { ...card, amountMinor: 5_439 },
      { ...cash, amountMinor: 5_000 },
    ];
    expect(roundingOf(sell({ rows }).data.payment?.rows ?? [])).toBe(0);
    const byCard = trade(50).sell({ rows: [{ ...card, amountMinor: 10_439 }] });
    expect(byCard.data.payment?.entries).toEqual([{ accountId: 'bci', amountMinor: 10_439 }]);
  });

  it('comes back as it was when the document is cancelled, and is the same on a refund', () => {
    const { sell, cashMinor, journal } = trade(50);
    const sale = sell();
    const [cancelled] = journal.on(monday, {
      type: 'CancelDocument',
      id: sale.data.id,
      reason: 'engano',
    });
    if (cancelled?.type !== 'DocumentCancelled') throw new Error('nothing was cancelled');
    expect(roundingPosted(cancelled)).toEqual([['cashRoundingLosses', 11]]);
    expect(cashMinor()).toBe(0);
    const other = issue({ draftId: 'draft2', documentTypeId: 'FT', lines: [soap] });
    journal.on(monday, other);
    journal.on(monday, {
      type: 'RecordPayment',
      documentTypeId: 'RC',
      partyId: 'mercearia',
      rows: [{ ...cash, amountMinor: 10_439 }],
      isAdvance: true,
    });
    expect(cashMinor()).toBe(10_450);
    journal.on(monday, {
      type: 'RefundCredit',
      id: 'refund1',
      sourceId: 'RC_2026.1',
      rows: [{ ...cash, amountMinor: 10_439 }],
    });
    expect(cashMinor()).toBe(0);
    expect(journal.books.documents.balances.get('mercearia')).toBe(10_439);
  });

  it('is not rounded when it goes to a supplier', () => {
    const { journal, cashMinor } = trade(50);
    journal.on(monday, {
      type: 'RecordPayment',
      documentTypeId: 'RF',
      partyId: 'mill',
      rows: [{ ...cash, amountMinor: 10_439 }],
      isAdvance: true,
    });
    expect(cashMinor()).toBe(-10_439);
  });

  it('comes to the total and its rounding by any mix of means, by half a coin at most', () => {
    const means = fc.array(fc.constantFrom('cash', 'card', 'other'), {
      minLength: 1,
      maxLength: 3,
    });
    const base = fc.integer({ min: 1, max: 99_999 }).map((minor) => (minor / 100).toFixed(2));
    const coin = fc.constantFrom(5, 10, 20, 50, 100, 500);
    fc.assert(
      fc.property(means, base, coin, fc.nat(100), (by, price, coinMinor, share) => {
        const line = lineOf(price);
        const { totalMinor } = trade(undefined).sell(undefined, line).data.totals;
        const firstMinor = Math.round((totalMinor * share) / 100);
        const amounts = by.length === 1 ? [totalMinor] : [firstMinor, totalMinor - firstMinor];
        const rows = amounts
          .map((amountMinor, at): PaymentRowContent => ({
            ...(by[at] === 'cash' ? cash : card),
            reference: `${at}`,
            amountMinor,
          }))
          .filter(({ amountMinor }) => amountMinor > 0);
        const { journal, sell } = trade(coinMinor);
        const { payment } = sell({ rows }, line).data;
        const roundingMinor = roundingOf(payment?.rows ?? []);
        const paidMinor = ['account_cash', 'bci']
          .map((id) => treasuryBalance(journal.books, id))
          .reduce((sum, minor) => sum + minor, 0);
        expect(totalMinor + roundingMinor).toBe(paidMinor);
        expect(2 * Math.abs(roundingMinor)).toBeLessThanOrEqual(coinMinor);
        const inCash = rows.some(({ methodId }) => methodId === 'method_cash');
        expect(treasuryBalance(journal.books, 'account_cash') % coinMinor).toBe(0);
        if (!inCash) expect(roundingMinor).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
