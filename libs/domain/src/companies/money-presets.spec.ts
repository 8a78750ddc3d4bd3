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

  it('goes by each means to an account of its kind', () => {
    const events = eventsIn('MZ');
    const kinds = new Map(
      events.flatMap((event) =>
        event.type === 'TreasuryAccountRegistered' ? [[event.data.id, event.data.kind]] : [],
      ),
    );
    const kindOfMeans = events.flatMap((event) =>
      event.type === 'PaymentMethodRegistered'
        ? [[event.data.kind, kinds.get(event.data.accountId ?? '')]]
        : [],
    );
    expect(kindOfMeans).toEqual([
      ['cash', 'cash'],
      ...Array.from({ length: 3 }, () => ['wallet', 'wallet']),
      ...['card', 'transfer', 'cheque'].map((kind) => [kind, 'bank']),
    ]);
  });

  it('asks for a reference of what a statement has to tell apart', () => {
    for (const country of ['MZ', 'AO', 'PT']) {
      const asked = eventsIn(country).flatMap((event) =>
        event.type === 'PaymentMethodRegistered' && event.data.requiresReference
          ? [event.data.kind]
          : [],
      );
      expect(new Set(asked)).toEqual(new Set(['wallet', 'cheque']));
    }
    const [cash] = eventsIn('MZ').filter(({ type }) => type === 'PaymentMethodRegistered');
    expect(cash?.data).toMatchObject({ kind: 'cash', requiresReference: false });
  });

  it.each([
    ['MZ', 'MZN', ['USD', 'EUR', 'ZAR']],
    ['AO', 'AOA', ['USD', 'EUR']],
    ['PT', 'EUR', ['USD', 'GBP']],
  ])('lies in %s in accounts of its own currency, beside those it meets', (country, own, met) => {
    const events = eventsIn(country);
    const currencies = events.flatMap((event) =>
      event.type === 'CurrencyRegistered' ? [event.data.id] : [],
    );
    const accounts = events.flatMap((event) =>
      event.type === 'TreasuryAccountRegistered' ? [event.data.currency] : [],
    );
    expect(currencies).toEqual(met);
    expect(new Set(accounts)).toEqual(new Set([own]));
  });
});
