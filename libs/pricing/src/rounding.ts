import { PricingError } from './pricing-error.js';

/** The largest exponent of ten that is a safe integer. */
export const POWER_OF_TEN_MAX = 15;

const POWERS_OF_TEN: readonly number[] = Array.from(
  { length: POWER_OF_TEN_MAX + 1 },
  (_, exponent) => 10 ** exponent,
);

/** 10^exponent as a safe integer; an exponent above 15 is a bug (RangeError). */
export function powerOfTen(exponent: number): number {
  const power = POWERS_OF_TEN[exponent];
  if (power === undefined) throw new RangeError(`no safe power of ten: ${exponent}`);
  return power;
}

/**
 * dividend ÷ divisor rounded half away from zero, exactly, for safe integers and a positive
 * divisor. The quotient is taken from a multiple of the divisor, so floating point never decides.
 */
export function divideRounded(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  const quotient = (dividend - remainder) / divisor;
  return 2 * Math.abs(remainder) >= divisor ? quotient + Math.sign(dividend) : quotient;
}

/** The same rule for figures beyond the safe integers. */
export function divideRoundedBig(dividend: bigint, divisor: bigint): bigint {
  const remainder = dividend % divisor;
  const quotient = dividend / divisor;
  const doubled = 2n * (remainder < 0n ? -remainder : remainder);
  if (doubled < divisor) return quotient;
  return dividend < 0n ? quotient - 1n : quotient + 1n;
}

/** a × b ÷ divisor, rounded half away from zero; `pricing.overflow` when it is unsafe. */
export function multiplyDivideRounded(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor);
  return toSafeInteger(divideRoundedBig(BigInt(a) * BigInt(b), BigInt(divisor)));
}

/** The figure itself; `pricing.overflow` where cents could no longer be told apart. */
export function safeInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new PricingError('pricing.overflow');
  return value;
}

/** A whole number back in the safe integers; `pricing.overflow` when it does not fit. */
export function toSafeInteger(value: bigint): number {
  return safeInteger(Number(value));
}

/** Σ of minor units; `pricing.overflow` when it leaves the safe integers. */
export function sumMinor(amounts: readonly number[]): number {
  return sumOf(amounts, (amount) => amount);
}

/** The same of what each item comes to. */
export function sumOf<T>(items: readonly T[], minorOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += minorOf(item);
  return safeInteger(sum);
}
