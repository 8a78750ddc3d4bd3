import type { ArticleRow, TillStart } from '@balcao/contracts';
import { compareDecimals, unitPrice } from '@balcao/pricing';
import { categoryOf, priceFor } from '../till/prices.js';
import type { CartClient, CartLine } from './cart.js';

/**
 * The current price of a line's article for the client, with VAT, if the office has changed it
 * since; undefined otherwise or if the line has its own price.
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

/** Whether a line has the price of its client's category instead of the regular one. */
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
