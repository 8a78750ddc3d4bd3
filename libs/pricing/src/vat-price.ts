import { MINOR_PLACES, UNIT_PRICE_PLACES_MAX } from './limits.js';
import { placesOf, rate, unitPrice, type Rate, type UnitPrice } from './decimal.js';
import { addDecimals, divideDecimals, multiplyDecimals, round } from './decimal-arithmetic.js';

const hundred = rate('100');

/** What a price becomes with VAT, rounded to `places`. */
export function priceWithVat(price: UnitPrice, vatRate: Rate, places: number): UnitPrice {
  const hundredfold = multiplyDecimals(price, addDecimals(hundred, vatRate));
  return unitPrice(divideDecimals(hundredfold, hundred, places));
}

/** What is left of a price without its VAT, to the last decimal that a unit price has. */
export function priceWithoutVat(price: UnitPrice, vatRate: Rate): UnitPrice {
  const hundredfold = multiplyDecimals(price, hundred);
  return unitPrice(
    divideDecimals(hundredfold, addDecimals(hundred, vatRate), UNIT_PRICE_PLACES_MAX),
  );
}

/**
 * Whether the two are one price, stated without and with VAT. Either may be the rounded one: it
 * then agrees with the other at its own decimals, of which there are 2 at least.
 */
export function isSamePrice(without: UnitPrice, withVat: UnitPrice, vatRate: Rate): boolean {
  const rounded = round(priceWithoutVat(withVat, vatRate), placesShown(without));
  return rounded === without || priceWithVat(without, vatRate, placesShown(withVat)) === withVat;
}

const placesShown = (price: UnitPrice) => Math.max(MINOR_PLACES, placesOf(price));
