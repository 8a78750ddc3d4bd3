import { addDecimals, quantity, subtractDecimals, type Quantity } from '@balcao/pricing';

/** Nothing. */
export const noQuantity: Quantity = quantity('0');

/** a + b. */
export function plus(a: Quantity, b: Quantity): Quantity {
  return quantity(addDecimals(a, b));
}

/** a − b; never below zero. */
export function minus(a: Quantity, b: Quantity): Quantity {
  return quantity(subtractDecimals(a, b));
}
