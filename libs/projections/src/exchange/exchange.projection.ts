import type { CurrencyRow, ExchangeRateRow } from '@balcao/contracts';
import type { ExchangeEvent, ExchangeRateSet } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';

/** Foreign currencies, by their code. */
export const currencies = defineCollection<CurrencyRow>({
  name: 'currencies',
  version: 5,
  fields: { name: 'name', namePt: 'name', on: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ id, name, namePt }) => `${id} ${name} ${namePt}`,
});

type RegisterType = `Currency${'Registered' | 'Changed' | 'Archived' | 'Restored'}`;
type CurrencyEvent = Extract<ExchangeEvent, { readonly type: RegisterType }>;

/** Currencies, with the rate of their latest day. */
export const currenciesProjection = defineProjection<CurrencyRow, CurrencyEvent | ExchangeRateSet>({
  name: 'currencies',
  category: 'journal',
  collection: currencies,
  events: [...(registerEventTypes('Currency') as CurrencyEvent['type'][]), 'ExchangeRateSet'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    if (event.type !== 'ExchangeRateSet') return foldRegister<CurrencyRow>('Currency', row, event);
    if (!row || (row.on !== undefined && row.on > event.data.on)) return row;
    return { ...row, ...event.data };
  },
});

/** What a currency was worth, a row for each day on which it was said. */
export const exchangeRates = defineCollection<ExchangeRateRow>({
  name: 'exchange_rates',
  version: 3,
  fields: { currency: 'text', on: 'text' },
  indexes: [['currency', 'on']],
});

/** The rates of each day. */
export const exchangeRatesProjection = defineProjection<ExchangeRateRow, ExchangeRateSet>({
  name: 'exchange-rates',
  category: 'journal',
  collection: exchangeRates,
  events: ['ExchangeRateSet'],
  keys: ({ data }) => [{ id: `${data.id}_${data.on}` }],
  fold: (_, { data: { id: currency, ...quote } }, { id }) => ({ id, currency, ...quote }),
});
