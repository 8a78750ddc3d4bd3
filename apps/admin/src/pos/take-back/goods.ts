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

/** Returned goods on the list. */
export interface Good {
  /** The article and its label price, if any. */
  readonly key: string;
  readonly article: ArticleRow;
  readonly quantity: Quantity;
  /** The unit price by its label. */
  readonly labelPrice?: string;
  /** The typed unit price, with VAT; defaults to the label's or today's. */
  readonly typedPrice?: string;
}

/** A scanned or found article: quantity and price label. */
export interface FoundGoods {
  readonly article: ArticleRow;
  readonly amount: Quantity;
  readonly label?: PriceLabel;
}

/** The quantity on a price label of `minor`, at no more than today's price. */
export function onLabel(minor: number, price: string): PriceLabel {
  const label = { minor, quantity: quantityOfPrice(minor, price) };
  return { minor, quantity: roundedUp(label, unitPrice(price)) };
}

const none = quantity('0');

/** The list with an article added: one line per article and label price. */
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

/** Goods with their refund per unit. */
export interface PricedGood extends Good {
  readonly price: string;
  /** Today's unit price. */
  readonly mostPrice: string;
  /** The price paid is not proved. */
  readonly isTooDear: boolean;
}

const lower = (price: string, other: string): string =>
  compareDecimals(unitPrice(price), unitPrice(other)) < 0 ? price : other;

/** The refund per unit: typed, from the label, or today's price if lower. */
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

/** The lines with a quantity and their figures: no VAT is reversed. */
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
