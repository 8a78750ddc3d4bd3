import type { ArticleRow, TillStart } from '@balcao/contracts';
import { compareDecimals, unitPrice } from '@balcao/pricing';
import { categoryOf, priceFor } from '../till/prices.js';
import type { CartClient, CartLine } from './cart.js';

/**
 * What the article of a line costs the client now, with VAT, where the office has changed it since;
 * nothing where it has not, or the line has a price of its own.
 */
export function changedPrice(
  line: CartLine,
  article: ArticleRow | undefined,
  start: TillStart,
  client: CartClient | undefined,
): string | undefined {
  if (article === undefined || line.hasOwnPrice === true) return undefined;
  const price = priceFor(article, start, client);
  return compareDecimals(unitPrice(price), line.unitPrice) === 0 ? undefined : price;
}

/** Whether a line has the price of its client's category, which is not the one on the shelf. */
export function hasClientPrice(
  line: CartLine,
  article: ArticleRow | undefined,
  start: TillStart,
  client: CartClient | undefined,
): boolean {
  const categoryId = categoryOf(client, start);
  if (article === undefined || line.hasOwnPrice === true || categoryId === undefined) return false;
  return article.categoryPrices?.some((price) => price.categoryId === categoryId) === true;
}
