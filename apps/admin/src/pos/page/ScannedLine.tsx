import { showDecimal } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { priceCart } from '../cart/price-cart.js';
import { pricingOf } from '../till/pricing-of.js';
import { useCart, useStart } from '../till/till-context.js';
import { Price } from './Price.js';

/**
 * The last scanned line in large type, without tiles. Hidden from screen readers, as the ticket
 * announces it.
 */
export function ScannedLine(): ReactNode {
  const language = useLanguage();
  const start = useStart();
  const { lines, selected } = useCart();
  const line = lines.find(({ key }) => key === selected);
  if (line === undefined) return null;
  const [priced] = priceCart({ lines: [line] }, pricingOf(start)).lines;
  return (
    <section className="scanned" aria-hidden="true">
      <strong>{line.name}</strong>
      <span>
        {showDecimal(line.quantity, language)} {line.unit} × <Price decimal={line.unitPrice} />
      </span>
      <Amount minor={priced?.afterDiscountMinor ?? 0} currency={start.currency} />
    </section>
  );
}
