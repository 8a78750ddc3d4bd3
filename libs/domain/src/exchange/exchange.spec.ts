import { describe, expect, it } from '@jest/globals';
import { rate, unitPrice } from '@balcao/pricing';
import type { JournalEvent } from '../events.js';
import { aCompany, booksOf, monday, specify } from '../testing/index.js';
import { documentRate, isCurrencyInUse } from './document-rate.js';
import { exchangeDeciders } from './exchange.deciders.js';

const company = aCompany();
const quote = (on: string, price: string, salePrice: string): JournalEvent => ({
  type: 'ExchangeRateSet',
  data: {
    id: 'USD',
    on,
    rate: unitPrice(price),
    percentage: rate('1.5'),
    salePrice: unitPrice(salePrice),
  },
});
const friday = quote('2026-02-27', '62', '62.93');
const todays = quote(monday, '63', '63.945');

describe('registering a currency', () => {
  const given = specify(exchangeDeciders.RegisterCurrency);
  const fields = { name: 'Pound sterling', namePt: 'Libra esterlina' };

  it('keeps it under its code', () => {
    given(...company)
      .when({ type: 'RegisterCurrency', id: 'GBP', fields })
      .then({ type: 'CurrencyRegistered', data: { id: 'GBP', ...fields } });
  });

  it('is refused for what is no code, and for the currency of the company', () => {
    given(...company)
      .when({ type: 'RegisterCurrency', id: 'Gbp', fields })
      .thenRefused('exchange.codeIsThreeLetters', { id: 'Gbp' }, 'id');
    given(...company)
      .when({ type: 'RegisterCurrency', id: 'MZN', fields })
      .thenRefused('exchange.ownCurrency', { currency: 'MZN' }, 'id');
  });
});

describe('setting the rate of a currency', () => {
  const given = specify(exchangeDeciders.SetExchangeRate);
  const set = (differing: object = {}) =>
    ({
      type: 'SetExchangeRate',
      id: 'USD',
      rate: '63.00',
      percentage: '1.5',
      ...differing,
    }) as const;

  it('puts the percentage on top for the sale price', () => {
    given(...company)
      .when(set())
      .then(todays);
    given(...company)
      .when(set({ percentage: undefined }))
      .then({
        type: 'ExchangeRateSet',
        data: { id: 'USD', on: monday, rate: '63', percentage: '0', salePrice: '63' },
      });
  });

  it('changes nothing when it is what it was', () => {
    given(...company, todays)
      .when(set())
      .then();
  });

  it('is refused at zero, of a day to come, and for an unknown currency', () => {
    given(...company)
      .when(set({ rate: '0.00' }))
      .thenRefused('exchange.rateIsZero', {}, 'rate');
    given(...company)
      .when(set({ on: '2026-03-03' }))
      .thenRefused('exchange.rateInFuture', { today: monday }, 'on');
    given(...company)
      .when(set({ id: 'GBP' }))
      .thenRefused('record.notFound', { id: 'GBP' });
    given(...company, { type: 'CurrencyArchived', data: { id: 'USD' } })
      .when(set())
      .thenRefused('record.archived', { id: 'USD' });
  });
});

describe('the rate of a document', () => {
  it('is the sale price of the day, or the last one before it', () => {
    for (const books of [
      booksOf(...company, friday, todays),
      booksOf(...company, todays, friday),
    ]) {
      expect(documentRate(books, 'USD', monday)).toBe('63.945');
      expect(documentRate(books, 'USD', '2026-03-01')).toBe('62.93');
    }
  });

  it('is the last one that was set for a day', () => {
    const corrected = quote(monday, '64', '64.96');
    expect(documentRate(booksOf(...company, todays, corrected), 'USD', monday)).toBe('64.96');
  });

  it('is refused before any, and for a currency that is not in use', () => {
    const books = booksOf(...company, todays);
    expect(() => documentRate(books, 'USD', '2026-02-01')).toThrow('exchange.rateNotSet');
    expect(() => documentRate(books, 'GBP', monday)).toThrow('exchange.currencyNotSelected');
    expect(isCurrencyInUse(books, 'MZN')).toBe(true);
    expect(isCurrencyInUse(books, 'GBP')).toBe(false);
  });
});
