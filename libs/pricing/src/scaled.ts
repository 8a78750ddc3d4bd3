import type { Decimal } from './decimal.js';
import { DECIMAL_DIGITS_MAX, MINOR_PLACES } from './limits.js';
import {
  divideRounded,
  divideRoundedBig,
  POWER_OF_TEN_MAX,
  powerOfTen,
  safeInteger,
  toSafeInteger,
} from './rounding.js';

/** An exact decimal: units × 10^-places, units a safe integer. */
export interface Scaled {
  readonly units: number;
  readonly places: number;
}

const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** Reads a decimal that was checked when it came in; anything else is a bug, not a refusal. */
export function scaled(decimal: Decimal): Scaled {
  const start = decimal.charCodeAt(0) === MINUS ? 1 : 0;
  let units = 0;
  let point = decimal.length - 1;
  for (let at = start; at < decimal.length; at++) {
    const code = decimal.charCodeAt(at);
    if (code === POINT) {
      point = at;
      continue;
    }
    if (!(code >= ZERO && code <= ZERO + 9)) throw new RangeError(`not a decimal: ${decimal}`);
    units = units * 10 + (code - ZERO);
  }
  if (decimal.length - start > DECIMAL_DIGITS_MAX + 2 || !Number.isSafeInteger(units)) {
    throw new RangeError(`not a decimal of ${DECIMAL_DIGITS_MAX} digits: ${decimal}`);
  }
  return { units: start === 1 ? 0 - units : units, places: decimal.length - 1 - point };
}

/** The part of a percentage: 16 % is 0.16. */
export function fraction(percentage: Scaled): Scaled {
  return { units: percentage.units, places: percentage.places + 2 };
}

/** What a discount leaves: 12.5 % leaves 0.875. */
export function complement(percentage: Scaled): Scaled {
  const { units, places } = fraction(percentage);
  return { units: powerOfTen(places) - units, places };
}

/**
 * Π factors rounded to minor units, half away from zero. Whole numbers only: a product that is a
 * safe integer is exact, and any other is taken again with BigInt.
 */
export function productMinor(factors: readonly Scaled[]): number {
  let units = 1;
  let places = -MINOR_PLACES;
  for (const factor of factors) {
    units *= factor.units;
    places += factor.places;
  }
  if (!Number.isSafeInteger(units) || places > POWER_OF_TEN_MAX) return productMinorBig(factors);
  if (places > 0) return divideRounded(units, powerOfTen(places));
  return safeInteger(units * powerOfTen(-places));
}

function productMinorBig(factors: readonly Scaled[]): number {
  let units = 100n;
  let places = 0;
  for (const factor of factors) {
    units *= BigInt(factor.units);
    places += factor.places;
  }
  return toSafeInteger(divideRoundedBig(units, 10n ** BigInt(places)));
}
