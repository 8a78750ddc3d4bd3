import {
  addDecimals,
  canonical,
  compareDecimals,
  multiplyDecimals,
  round,
  unitPrice,
  type Decimal,
  type UnitPrice,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import { refuse } from '../refusal.js';

/** How far prices may be lowered and raised at once, in percent. */
export const PRICE_CHANGE_PERCENT = { least: '-99', most: '1000' } as const;

/** The sale price that is kept, whichever of the two it is; the other follows from it. */
export type RaisedPrice =
  | { readonly salePrice: UnitPrice }
  | { readonly salePriceWithVat: UnitPrice };

/**
 * An article's sale price changed by a percentage, rounded to the company's decimals: the price
 * with VAT where the company keeps its prices so. Throws `DomainError`.
 */
export function raisedPrice(books: Books, articleId: string, percent: string): RaisedPrice {
  const article =
    books.catalog.articles.get(articleId) ?? refuse('record.notFound', { id: articleId });
  const times = factorOf(percent) ?? refuse('field.invalid', { field: 'percent' }, 'percent');
  const { decimalPlaces, pricesIncludeVat } = books.companies.settings.get();
  const changed = (price: UnitPrice): UnitPrice =>
    unitPrice(round(multiplyDecimals(price, times), decimalPlaces));
  const { salePrice, salePriceWithVat } = article;
  return pricesIncludeVat && salePriceWithVat !== undefined
    ? { salePriceWithVat: changed(salePriceWithVat) }
    : { salePrice: changed(salePrice) };
}

const hundredth = decimalOf('0.01');
const one = decimalOf('1');

/** What a price is multiplied by; undefined for what is no percentage within the limits. */
function factorOf(percent: string): Decimal | undefined {
  const sent = canonical(percent);
  if (sent === undefined) return undefined;
  const { least, most } = PRICE_CHANGE_PERCENT;
  const isWithin =
    compareDecimals(sent, decimalOf(least)) >= 0 && compareDecimals(sent, decimalOf(most)) <= 0;
  return isWithin ? addDecimals(one, multiplyDecimals(sent, hundredth)) : undefined;
}

function decimalOf(text: string): Decimal {
  const decimal = canonical(text);
  if (decimal === undefined) throw new RangeError(`${text} is no decimal`);
  return decimal;
}
