import type { UnitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import { refuse } from '../refusal.js';
import type { Quote } from './exchange.events.js';

/** The quote in force on a day: its own, or the last one before it. */
export function quoteOn(books: Books, currency: string, day: string): Quote | undefined {
  return books.exchange.quotes.get(currency)?.findLast(({ on }) => on <= day);
}

/**
 * What one unit of the currency is sold at on a day, in the company's own currency: documents are
 * converted at it and keep it, since files and signatures tell the company's currency alone
 * (docs/rules.md, C26). Refused for a currency that is not in use or has no rate yet.
 */
export function documentRate(books: Books, currency: string, day: string): UnitPrice {
  const rate = rateOfDay(books, currency, day);
  return rate ?? refuse('exchange.rateNotSet', { currency, on: day }, 'currency');
}

/** The same, where there is one; refused only for a currency that is not in use. */
export function rateOfDay(books: Books, currency: string, day: string): UnitPrice | undefined {
  refuseUnusableCurrency(books, currency);
  return quoteOn(books, currency, day)?.salePrice;
}

/** Whether amounts may be in the currency: the company's own, or one of its register. */
export function isCurrencyInUse(books: Books, currency: string): boolean {
  if (currency === companyOf(books).currency) return true;
  return books.exchange.currencies.get(currency)?.isArchived === false;
}

function refuseUnusableCurrency(books: Books, currency: string): void {
  const known = books.exchange.currencies.get(currency);
  if (known?.isArchived !== false) refuse('exchange.currencyNotSelected', undefined, 'currency');
}
