import type { ArticleRow, TillStart } from '@balcao/contracts';
import { compareDecimals, unitPrice } from '@balcao/pricing';
import { priceWithVat } from '../till/prices.js';
import type { CartLine } from './cart.js';

/**
 * What the article of a line costs now, with VAT, where the office has changed it since; nothing
 * where it has not, or the line has a price of its own.
 */
export function changedPrice(
  line: CartLine,
  article: ArticleRow | undefined,
  start: TillStart,
): string | undefined {
  if (article === undefined || line.hasOwnPrice === true) return undefined;
  const price = priceWithVat(article, start);
  return compareDecimals(unitPrice(price), line.unitPrice) === 0 ? undefined : price;
}
