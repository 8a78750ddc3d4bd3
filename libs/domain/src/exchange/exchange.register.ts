import { defineRegister, required, text, type Register } from '../registers/index.js';
import type { CurrencyFields } from './exchange.events.js';

export const currencyRegister = defineRegister<'Currency', CurrencyFields>({
  noun: 'Currency',
  fields: { name: required(text(60)), namePt: required(text(60)) },
});

export type Currencies = Register<CurrencyFields>;
