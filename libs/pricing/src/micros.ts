import type { Decimal, Quantity, UnitPrice } from './decimal.js';
import { MINOR_PLACES } from './limits.js';
import { PricingError } from './pricing-error.js';
import {
  divideRounded,
  divideRoundedBig,
  multiplyDivideRounded,
  powerOfTen,
  safeInteger,
  toSafeInteger,
} from './rounding.js';

/** Decimals of a quantity or a unit cost in micros: one unit holds a million of them. */
export const MICRO_PLACES = 6;

const MICROS = powerOfTen(MICRO_PLACES);
/** One centavo per unit, in micros. */
const MICROS_PER_MINOR = powerOfTen(MICRO_PLACES - MINOR_PLACES);
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/**
 * A decimal of at most 6 places as a whole number of millionths, which adds and compares without
 * text. Throws `pricing.overflow` beyond the safe integers; more places are a bug (RangeError).
 */
export function toMicros(decimal: Decimal): number {
  const start = decimal.charCodeAt(0) === MINUS ? 1 : 0;
  let units = 0;
  let places = -1;
  for (let at = start; at < decimal.length; at += 1) {
    const code = decimal.charCodeAt(at);
    if (code === POINT && places === -1) {
      places = 0;
      continue;
    }
    if (!(code >= ZERO && code <= ZERO + 9)) throw new RangeError(`not a decimal: ${decimal}`);
    units = units * 10 + (code - ZERO);
    if (places >= 0) places += 1;
  }
  if (places > MICRO_PLACES) throw new RangeError(`more than millionths: ${decimal}`);
  const micros = units * powerOfTen(MICRO_PLACES - Math.max(places, 0));
  return safeInteger(start === 1 ? 0 - micros : micros);
}

/** Millionths as a canonical decimal; throws `pricing.overflow` beyond the safe integers. */
export function fromMicros(micros: number): Decimal {
  if (!Number.isInteger(micros)) throw new RangeError(`not millionths: ${micros}`);
  const rest = Math.abs(safeInteger(micros)) % MICROS;
  const whole = (Math.abs(micros) - rest) / MICROS;
  const sign = micros < 0 ? '-' : '';
  if (rest === 0) return `${sign}${whole}` as Decimal;
  let end = MICRO_PLACES;
  const digits = rest.toString().padStart(MICRO_PLACES, '0');
  while (digits.charCodeAt(end - 1) === ZERO) end -= 1;
  return `${sign}${whole}.${digits.slice(0, end)}` as Decimal;
}

/** Millionths as a quantity; below zero for what leaves. */
export const quantityOfMicros = (micros: number): Quantity => fromMicros(micros) as Quantity;

/** Millionths, 0 or more, as a price or cost of one unit. */
export function unitPriceOfMicros(micros: number): UnitPrice {
  if (micros < 0) throw new PricingError('pricing.negativeUnitPrice', {});
  return fromMicros(micros) as UnitPrice;
}

/** Quantity × unit cost, both in micros, rounded to minor units half away from zero. */
export function costMinorOf(quantity: number, unitCost: number): number {
  const divisor = MICROS * MICROS_PER_MINOR;
  const product = quantity * unitCost;
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor);
  // Whole units at any cost are the common case, and stay safe much longer.
  if (quantity % MICROS === 0) {
    return multiplyDivideRounded(quantity / MICROS, unitCost, MICROS_PER_MINOR);
  }
  return toSafeInteger(divideRoundedBig(BigInt(quantity) * BigInt(unitCost), BigInt(divisor)));
}

/** The part of an amount that belongs to a part of a quantity, rounded half away from zero. */
export function partOfMinor(minor: number, part: number, whole: number): number {
  return part === whole ? minor : multiplyDivideRounded(minor, part, whole);
}

/** What one unit costs, in micros, of a quantity that costs so much; half away from zero. */
export function unitCostMicrosOf(costMinor: number, quantity: number): number {
  if (quantity > 0 && quantity % MICROS === 0) {
    return multiplyDivideRounded(costMinor, MICROS_PER_MINOR, quantity / MICROS);
  }
  const dividend = BigInt(costMinor) * BigInt(MICROS_PER_MINOR) * BigInt(MICROS);
  return quantity < 0
    ? toSafeInteger(divideRoundedBig(-dividend, BigInt(-quantity)))
    : toSafeInteger(divideRoundedBig(dividend, BigInt(quantity)));
}

/**
 * The moving weighted average, in micros: (quantity × average + added × cost) ÷ (quantity + added),
 * rounded half away from zero. `added` is below zero for what is taken away at its own cost; what
 * is left has to be above zero.
 */
export function averageMicros(
  quantity: number,
  average: number,
  added: number,
  cost: number,
): number {
  const left = quantity + added;
  if (left <= 0) throw new RangeError('an average of nothing');
  if (average === cost) return average;
  const sum = quantity * average + added * cost;
  if (
    Number.isSafeInteger(quantity * average) &&
    Number.isSafeInteger(added * cost) &&
    Number.isSafeInteger(sum)
  ) {
    return divideRounded(sum, left);
  }
  const exact = BigInt(quantity) * BigInt(average) + BigInt(added) * BigInt(cost);
  return toSafeInteger(divideRoundedBig(exact, BigInt(left)));
}
