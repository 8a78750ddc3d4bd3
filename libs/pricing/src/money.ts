import { canonical, placesOf } from './decimal.js';
import { MINOR_PLACES } from './limits.js';
import { PricingError } from './pricing-error.js';
import { safeInteger } from './rounding.js';

/** ISO 4217 code, `MZN` for the metical. */
export type Currency = string;

/** An amount in minor units (centavos), a safe integer. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** An amount of money; a minor that is no safe integer is a bug (RangeError). */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not minor units: ${minor}`);
  return { minor, currency };
}

/**
 * `1234.56` to 123456. Throws `pricing.invalidAmount`, `pricing.tooManyDecimals` beyond two
 * places (zeros at the end do not count), `pricing.overflow` beyond the safe integers.
 */
export function parseMinor(text: string): number {
  const decimal = canonical(text);
  if (decimal === undefined) throw new PricingError('pricing.invalidAmount', { value: text });
  const places = placesOf(decimal);
  if (places > MINOR_PLACES) {
    throw new PricingError('pricing.tooManyDecimals', { value: text, places: MINOR_PLACES });
  }
  return safeInteger(Number(decimal.replace('.', '') + '0'.repeat(MINOR_PLACES - places)));
}

/** 123456 to `1234.56`: always two places, no thousands mark, as files want it. */
export function formatMinor(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not minor units: ${minor}`);
  const digits = Math.abs(minor)
    .toString()
    .padStart(MINOR_PLACES + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -MINOR_PLACES)}.${digits.slice(-MINOR_PLACES)}`;
}
