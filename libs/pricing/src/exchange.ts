import { addDecimals, divideDecimals, multiplyDecimals, round } from './decimal-arithmetic.js';
import { canonical, rate, unitPrice, type Decimal, type Rate, type UnitPrice } from './decimal.js';
import { MINOR_PLACES, UNIT_PRICE_PLACES_MAX } from './limits.js';
import { formatMinor, parseMinor } from './money.js';
import { scaled } from './scaled.js';
import type { SplitAmount } from './split-vat.js';
import { vatOn } from './vat-on.js';

const hundredth: Decimal = rate('0.01');

/**
 * What one unit of a currency is sold at: its rate and a percentage on top, kept at 6 decimals.
 * 63.00 with 1.5 % is 63.945.
 */
export function salePriceOf(price: UnitPrice, percentage: Rate): UnitPrice {
  const share = multiplyDecimals(multiplyDecimals(price, percentage), hundredth);
  return unitPrice(round(addDecimals(price, share), UNIT_PRICE_PLACES_MAX));
}

/**
 * An amount in the currency in which one of its units costs `price`, rounded to minor units.
 * Throws `pricing.overflow` beyond the safe integers.
 */
export function convertMinor(minor: number, price: UnitPrice): number {
  return parseMinor(round(multiplyDecimals(decimalOf(minor), price), MINOR_PLACES));
}

/**
 * What a document charges at one rate, in the currency in which one of its units costs `price`: the
 * base is converted, VAT is that base's at the rate; of prices that include it, what is paid is
 * converted and VAT taken out. Who charges no VAT charges none in any currency (docs/adr/0031).
 * The fiscal amounts are the company's (CIVA 27(5); docs/rules.md, C26).
 */
export function convertCharged(
  { baseMinor, vatMinor }: SplitAmount,
  vatRate: Rate,
  price: UnitPrice,
  vatIncluded: boolean,
): SplitAmount {
  if (vatMinor === 0) return { baseMinor: convertMinor(baseMinor, price), vatMinor: 0 };
  const netMinor = vatIncluded ? baseMinor + vatMinor : baseMinor;
  return vatOn(convertMinor(netMinor, price), scaled(vatRate), vatIncluded);
}

/**
 * A unit price in another currency, at `places` decimals: one unit of its own currency costs
 * `from`, one of the other `to`, both in the company's; that in itself costs 1. A currency that
 * costs nothing is a bug (RangeError).
 */
export function convertPrice(
  price: UnitPrice,
  from: UnitPrice,
  to: UnitPrice,
  places: number,
): UnitPrice {
  return unitPrice(divideDecimals(multiplyDecimals(price, from), to, places));
}

/** What one unit of the first amount cost in the second's currency; a first of 0 is a bug. */
export function rateBetween(minor: number, otherMinor: number): UnitPrice {
  return unitPrice(divideDecimals(decimalOf(otherMinor), decimalOf(minor), UNIT_PRICE_PLACES_MAX));
}

function decimalOf(minor: number): Decimal {
  const decimal = canonical(formatMinor(minor));
  if (decimal === undefined) throw new RangeError(`not minor units: ${minor}`);
  return decimal;
}
