import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  formatMinor,
  multiplyDecimals,
  quantity,
  unitPrice,
  UNIT_PRICE_PLACES_MAX,
  type Quantity,
  type UnitPrice,
} from '@balcao/pricing';

/** What a price label says that its goods cost, in minor units, and how much of them it is on. */
export interface PriceLabel {
  readonly minor: number;
  readonly quantity: Quantity;
}

/** The price of one, so precise that quantity × price is the label's price again. */
export function labelPrice({ minor, quantity: amount }: PriceLabel): UnitPrice {
  const price = unitPrice(formatMinor(minor));
  return unitPrice(divideDecimals(price, amount, UNIT_PRICE_PLACES_MAX));
}

/** The least that a scale can tell apart. */
const least = quantity('0.001');

/**
 * The label's goods without what rounding took off them: one of them then costs no more than the
 * price that they were reckoned from.
 */
export function roundedUp({ minor, quantity: amount }: PriceLabel, price: UnitPrice): Quantity {
  const worth = multiplyDecimals(amount, price);
  const isTooLittle = compareDecimals(worth, unitPrice(formatMinor(minor))) < 0;
  return isTooLittle ? quantity(addDecimals(amount, least)) : amount;
}
