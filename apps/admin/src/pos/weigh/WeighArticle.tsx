import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { addArticle, emptyCart } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import type { Selling } from '../page/use-selling.js';
import { pricingOf } from '../till/pricing-of.js';
import { priceFor } from '../till/prices.js';
import { usePosState, useStart } from '../till/till-context.js';
import { WeightForm } from './WeightForm.js';

export interface WeighArticleProps {
  readonly article: ArticleRow;
  readonly selling: Pick<Selling, 'addWeighed'>;
  /** The article was added. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Weighs a touched or scanned article and adds it to the ticket. */
export function WeighArticle({ article, selling, onDone, onClose }: WeighArticleProps): ReactNode {
  const start = useStart();
  const { client } = usePosState().cart;
  const { id, name, unit, vatId } = article;
  const price = priceFor(article, start, client);
  return (
    <WeightForm
      {...{ name, unit, price, onClose }}
      worthOf={(quantity) => {
        const adding = { key: id, merges: false, quantity };
        const cart = addArticle(emptyCart, { id, name, unit, vatId, price }, adding);
        return priceCart(cart, pricingOf(start)).totals.totalMinor;
      }}
      onWeighed={async (amount) => {
        if (await selling.addWeighed(article, amount)) onDone();
        return undefined;
      }}
    />
  );
}
