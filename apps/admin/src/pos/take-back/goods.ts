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

/** Goods that came back, as they are on the list. */
export interface Good {
  readonly article: ArticleRow;
  readonly quantity: Quantity;
  /** What was typed as the price of one, with VAT; without it, what it costs today. */
  readonly typedPrice?: string;
}

const none = quantity('0');

/** The list with more of an article, which has one line. */
export function withMore(
  goods: readonly Good[],
  article: ArticleRow,
  amount: Quantity,
): readonly Good[] {
  const known = goods.find((good) => good.article.id === article.id);
  if (known === undefined) return [...goods, { article, quantity: amount }];
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

/** What one of each is worth: as typed, or as it costs today. */
export const pricedGoods = (
  goods: readonly Good[],
  priceOf: (article: ArticleRow) => string,
): readonly PricedGood[] =>
  goods.map((good) => {
    const mostPrice = priceOf(good.article);
    const price = good.typedPrice ?? mostPrice;
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
    ...{ quantity: amount, unitPrice: unitPrice(price) },
    ...{ vatRate: rate('0'), taxGroup: vatId },
  }));
  return { goods: some, priced: priceDocument(lines, { policy, vatIncluded: true }) };
}
