import type { ArticleRow } from '@balcao/contracts';
import {
  addDecimals,
  compareDecimals,
  priceDocument,
  quantity,
  rate,
  unitPrice,
  type PricedDocument,
  type Quantity,
  type RoundingPolicy,
} from '@balcao/pricing';
import { labelPrice, roundedUp, type PriceLabel } from '../scan/label-price.js';
import { quantityOfPrice } from '../till/prices.js';

/** Goods that came back, as they are on the list. */
export interface Good {
  /** The article, and the price on its label where it has one. */
  readonly key: string;
  readonly article: ArticleRow;
  readonly quantity: Quantity;
  /** The price of one by the label on it. */
  readonly labelPrice?: string;
  /** What was typed as the price of one, with VAT; without it, the label's, or today's. */
  readonly typedPrice?: string;
}

/** What was scanned or found: how much of an article, and the price label on it. */
export interface FoundGoods {
  readonly article: ArticleRow;
  readonly amount: Quantity;
  readonly label?: PriceLabel;
}

/** How much of an article is on a price label that says `minor`, at no more than it costs today. */
export function onLabel(minor: number, price: string): PriceLabel {
  const label = { minor, quantity: quantityOfPrice(minor, price) };
  return { minor, quantity: roundedUp(label, unitPrice(price)) };
}

const none = quantity('0');

/** The list with more of an article, which has one line, and one for each price on its labels. */
export function withMore(
  goods: readonly Good[],
  { article, amount, label }: FoundGoods,
): readonly Good[] {
  const price = label && labelPrice(label);
  const key = price === undefined ? article.id : `${article.id} ${price}`;
  const known = goods.find((good) => good.key === key);
  if (known === undefined) {
    const good = { key, article, quantity: amount };
    return [...goods, { ...good, ...(price !== undefined && { labelPrice: price }) }];
  }
  const more = quantity(addDecimals(known.quantity, amount));
  return goods.map((good) => (good === known ? { ...good, quantity: more } : good));
}

/** Goods with what is given back for one of them. */
export interface PricedGood extends Good {
  readonly price: string;
  /** What one costs today. */
  readonly mostPrice: string;
  /** Nobody knows that so much was paid. */
  readonly isTooDear: boolean;
}

const lower = (price: string, other: string): string =>
  compareDecimals(unitPrice(price), unitPrice(other)) < 0 ? price : other;

/** What one of each is worth: as typed, or as its label says, or as it costs today if less. */
export const pricedGoods = (
  goods: readonly Good[],
  priceOf: (article: ArticleRow) => string,
): readonly PricedGood[] =>
  goods.map((good) => {
    const mostPrice = priceOf(good.article);
    const price = good.typedPrice ?? lower(good.labelPrice ?? mostPrice, mostPrice);
    const isTooDear = compareDecimals(unitPrice(price), unitPrice(mostPrice)) > 0;
    return { ...good, price, mostPrice, isTooDear };
  });

/** Those of which anything comes back, with their figures: no VAT is taken back. */
export function takenBack(
  goods: readonly PricedGood[],
  { vatId, policy }: { readonly vatId: string; readonly policy: RoundingPolicy },
): { readonly goods: readonly PricedGood[]; readonly priced: PricedDocument } {
  const some = goods.filter((good) => compareDecimals(good.quantity, none) > 0);
  const lines = some.map(({ quantity: amount, price }) => ({
    quantity: amount,
    unitPrice: unitPrice(price),
    vatRate: rate('0'),
    taxGroup: vatId,
  }));
  return { goods: some, priced: priceDocument(lines, { policy, vatIncluded: true }) };
}
