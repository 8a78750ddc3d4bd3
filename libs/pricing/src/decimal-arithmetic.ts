import { canonical, placesOf, type Decimal } from './decimal.js';
import { divideRoundedBig } from './rounding.js';

/** a + b, exactly. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const { unitsA, unitsB, places } = align(a, b);
  return fromUnits(unitsA + unitsB, places);
}

/** a − b, exactly. */
export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  const { unitsA, unitsB, places } = align(a, b);
  return fromUnits(unitsA - unitsB, places);
}

/** a × b, exactly. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  const places = placesOf(a) + placesOf(b);
  return fromUnits(unitsAt(a, placesOf(a)) * unitsAt(b, placesOf(b)), places);
}

/** a ÷ b, rounded half away from zero to `places`; a divisor of zero is a bug (RangeError). */
export function divideDecimals(a: Decimal, b: Decimal, places: number): Decimal {
  const { unitsA, unitsB: divisor } = align(a, b);
  const dividend = unitsA * 10n ** BigInt(places);
  const quotient =
    divisor < 0n ? divideRoundedBig(-dividend, -divisor) : divideRoundedBig(dividend, divisor);
  return fromUnits(quotient, places);
}

/** Below zero when a < b, above when a > b, zero when they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { unitsA, unitsB } = align(a, b);
  return unitsA < unitsB ? -1 : Number(unitsA > unitsB);
}

/** Rounds half away from zero, so that a credit mirrors its invoice: the only rounding there is. */
export function round(value: Decimal, places: number): Decimal {
  const excess = placesOf(value) - places;
  if (excess <= 0) return value;
  const units = unitsAt(value, placesOf(value));
  return fromUnits(divideRoundedBig(units, 10n ** BigInt(excess)), places);
}

/** Both decimals as whole numbers of one unit, 10^-places. */
export function align(
  a: Decimal,
  b: Decimal,
): { readonly unitsA: bigint; readonly unitsB: bigint; readonly places: number } {
  const places = Math.max(placesOf(a), placesOf(b));
  return { unitsA: unitsAt(a, places), unitsB: unitsAt(b, places), places };
}

/** decimal × 10^places; places is at least its own. */
function unitsAt(decimal: Decimal, places: number): bigint {
  return BigInt(decimal.replace('.', '')) * 10n ** BigInt(places - placesOf(decimal));
}

function fromUnits(units: bigint, places: number): Decimal {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(digits.length - places)}`;
  const decimal = canonical(sign + text);
  if (decimal === undefined) throw new RangeError(`not a decimal: ${text}`);
  return decimal;
}
