import type { ArticleRow, TillStart } from '@balcao/contracts';
import { effectiveRate, quantityOfPrice as domainQuantity } from '@balcao/domain';
import {
  articlePrice,
  compareDecimals,
  quantity,
  rate,
  unitPrice,
  type Quantity,
} from '@balcao/pricing';
import { usePart } from '../../boot/slice.js';
import type { Cart, CartClient } from '../cart/cart.js';
import { useStart, useTill } from './till-context.js';

/** The price category of the buyer; unnamed buyers are the company's default client. */
export const categoryOf = (
  client: CartClient | undefined,
  { anyoneCategoryId }: TillStart,
): string | undefined => (client === undefined ? anyoneCategoryId : client.categoryId);

/** The price of an article for a client, with VAT; a decimal string. */
export function priceFor(
  article: ArticleRow,
  start: TillStart,
  client: CartClient | undefined,
): string {
  const code = start.vat.find(({ id }) => id === article.vatId);
  return articlePrice(article, {
    categoryId: categoryOf(client, start),
    vatRate: code === undefined ? rate('0') : effectiveRate(code),
    vatIncluded: true,
    decimalPlaces: start.settings.decimalPlaces,
  });
}

/** Prices articles for the ticket's client. */
export function usePriceFor(): (article: ArticleRow) => string {
  const start = useStart();
  const client = usePart(useTill().state, ({ cart }: { readonly cart: Cart }) => cart.client);
  return (article) => priceFor(article, start, client);
}

/** The quantity of a price label; one if the article has no price. */
export const quantityOfPrice = (labelMinor: number, price: string): Quantity =>
  compareDecimals(unitPrice(price), unitPrice('0')) === 0
    ? quantity('1')
    : domainQuantity(labelMinor, unitPrice(price));
