import type { ReactNode } from 'react';
import type { CartLine } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { useApplying } from '../page/FigureDialog.js';
import { pricingOf } from '../till/pricing-of.js';
import { useStart } from '../till/till-context.js';
import { WeightForm } from './WeightForm.js';

export interface WeighLineProps {
  /** The selected one. */
  readonly line: CartLine;
  readonly onClose: () => void;
}

/** Weighs the selected line again. */
export function WeighLine({ line, onClose }: WeighLineProps): ReactNode {
  const start = useStart();
  const apply = useApplying({ what: 'quantity', onClose });
  const { name, unit, unitPrice } = line;
  return (
    <WeightForm
      {...{ name, unit, onClose }}
      price={unitPrice}
      worthOf={(quantity) => {
        const cart = { lines: [{ ...line, quantity }] };
        return priceCart(cart, pricingOf(start)).totals.totalMinor;
      }}
      onWeighed={apply}
    />
  );
}
