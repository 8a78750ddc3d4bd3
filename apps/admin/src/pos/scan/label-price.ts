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

/** The price on a label, in minor units, and the quantity it covers. */
export interface PriceLabel {
  readonly minor: number;
  readonly quantity: Quantity;
}

/** The price of one, so precise that quantity × price is the label's price again. */
export function labelPrice({ minor, quantity: amount }: PriceLabel): UnitPrice {
  const price = unitPrice(formatMinor(minor));
  return unitPrice(divideDecimals(price, amount, UNIT_PRICE_PLACES_MAX));
}

/** The resolution of a scale. */
const least = quantity('0.001');

/**
 * The label's quantity corrected for rounding, so that the unit price does not exceed the price it
 * was computed from.
 */
export function roundedUp({ minor, quantity: amount }: PriceLabel, price: UnitPrice): Quantity {
  const worth = multiplyDecimals(amount, price);
  const isTooLittle = compareDecimals(worth, unitPrice(formatMinor(minor))) < 0;
  return isTooLittle ? quantity(addDecimals(amount, least)) : amount;
}
