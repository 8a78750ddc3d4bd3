import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of currencies, of their rates, and of documents in a currency without one. */
export const exchangeErrors = {
  'exchange.currencyNotSelected': invalid(),
  'exchange.codeIsThreeLetters': invalid<{ id: string }>(),
  'exchange.ownCurrency': conflict<{ currency: string }>(),
  'exchange.rateIsZero': invalid(),
  'exchange.rateInFuture': invalid<{ today: string }>(),
  'exchange.rateNotSet': absent<{ currency: string; on: string }>(),
};
