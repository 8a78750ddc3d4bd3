import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  round,
  type Decimal,
} from '@balcao/pricing';
import { decimalOf, decimalOfMinor } from './decimals.js';

/** Beyond these no file needs a price. */
const placesMax = 12;

/**
 * The price of one unit after all discounts, with the fewest decimals (two at least) for which
 * quantity × price is the line's amount again: what the files ask of a line.
 */
export function netUnitPrice(amountMinor: number, quantity: Decimal): Decimal {
  const amount = decimalOfMinor(amountMinor);
  if (compareDecimals(quantity, decimalOf('0')) === 0) return decimalOf('0');
  for (let places = 2; places < placesMax; places += 1) {
    const price = divideDecimals(amount, quantity, places);
    const again = round(multiplyDecimals(price, quantity), 2);
    if (compareDecimals(again, amount) === 0) return price;
  }
  return divideDecimals(amount, quantity, placesMax);
}
