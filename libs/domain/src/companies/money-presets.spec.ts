import { describe, expect, it } from '@jest/globals';
import { registerMerceariaModerna, specify } from '../testing/index.js';
import { companiesDeciders } from './companies.deciders.js';

describe('the money that a company begins with', () => {
  const given = specify(companiesDeciders.RegisterCompany);
  const eventsIn = (country: string) =>
    given().when({ ...registerMerceariaModerna, country, acceptNuitWarning: true }).events;

  it.each([
    ['MZ', ['M-Pesa', 'e-Mola', 'mKesh']],
    ['AO', ['Multicaixa Express']],
    ['PT', ['MB WAY']],
  ])('is paid in %s by cash, card, transfer, cheque, and the wallets there', (country, wallets) => {
    const names = eventsIn(country).flatMap((event) =>
      event.type === 'PaymentMethodRegistered' ? [event.data.name] : [],
    );
    expect(names).toEqual(['Cash', ...wallets, 'Card', 'Bank transfer', 'Cheque']);
  });

  it.each([
    ['MZ', 'MZN', ['USD', 'EUR', 'ZAR']],
    ['AO', 'AOA', ['USD', 'EUR']],
    ['PT', 'EUR', ['USD', 'GBP']],
  ])('lies in %s in a till of its own currency, beside those it meets', (country, own, met) => {
    const events = eventsIn(country);
    const currencies = events.flatMap((event) =>
      event.type === 'CurrencyRegistered' ? [event.data.id] : [],
    );
    const accounts = events.flatMap((event) =>
      event.type === 'TreasuryAccountRegistered' ? [event.data.currency] : [],
    );
    expect(currencies).toEqual(met);
    expect(accounts).toEqual([own]);
  });
});
