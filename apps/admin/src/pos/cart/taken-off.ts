import { compareDecimals } from '@balcao/pricing';
import type { Cart } from './cart.js';
import { priceCart, type TillPricing } from './price-cart.js';

/**
 * The value that a change voids, in minor units: removed lines and reduced quantities. Prices and
 * discounts have separate limits.
 */
export function takenOff(before: Cart, after: Cart, pricing: TillPricing): number {
  const worth = priceCart(before, pricing).lines;
  const left = priceCart(after, pricing).lines;
  return before.lines.reduce((sum, { key, quantity }, index) => {
    const at = after.lines.findIndex((line) => line.key === key);
    const now = after.lines[at];
    const isLess = now === undefined || compareDecimals(now.quantity, quantity) < 0;
    if (!isLess) return sum;
    const leftMinor = left[at]?.afterDiscountMinor ?? 0;
    return sum + Math.max(0, (worth[index]?.afterDiscountMinor ?? 0) - leftMinor);
  }, 0);
}
