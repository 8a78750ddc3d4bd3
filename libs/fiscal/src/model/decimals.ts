import { canonical, formatMinor, type Decimal } from '@balcao/pricing';

/** A decimal of our own writing; a text that is none is a bug (RangeError). */
export function decimalOf(text: string): Decimal {
  const decimal = canonical(text);
  if (decimal === undefined) throw new RangeError(`not a decimal: ${text}`);
  return decimal;
}

/** Minor units as a decimal, `12.5` of 1250. */
export const decimalOfMinor = (minor: number): Decimal => decimalOf(formatMinor(minor));
