import { defineRegister, required, text, type Register } from '../registers/index.js';
import type { CurrencyFields } from './exchange.events.js';

/** Shapes of a currency's fields; the code is its id, so that it cannot be there twice. */
export const currencyRegister = defineRegister<'Currency', CurrencyFields>({
  noun: 'Currency',
  fields: { name: required(text(60)), namePt: required(text(60)) },
});

/** The foreign currencies in the books, by code. */
export type Currencies = Register<CurrencyFields>;
