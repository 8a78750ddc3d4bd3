import { Table, defineSlice } from '../kernel/index.js';
import type { ExchangeEvent, Quote } from './exchange.events.js';
import { currencyRegister, type Currencies } from './exchange.register.js';

/** The part of the books that says what foreign money is worth, on each day. */
export type ExchangeSlice = {
  /** By code, `USD`. */
  readonly currencies: Currencies;
  /** Per currency one quote a day, the earliest first. */
  readonly quotes: Table<readonly Quote[]>;
};

/** Folds the register and its rates; a second rate of a day takes the first one's place. */
export const exchangeSlice = defineSlice<ExchangeSlice, ExchangeEvent>({
  create: (undo) => ({ currencies: currencyRegister.create(undo), quotes: new Table(undo) }),
  evolve: {
    ...currencyRegister.evolve((slice: ExchangeSlice) => slice.currencies),
    ExchangeRateSet: ({ quotes }, { id, ...quote }) => {
      const others = (quotes.get(id) ?? []).filter(({ on }) => on !== quote.on);
      const later = others.findIndex(({ on }) => on > quote.on);
      quotes.set(id, others.toSpliced(later < 0 ? others.length : later, 0, quote));
    },
  },
});
