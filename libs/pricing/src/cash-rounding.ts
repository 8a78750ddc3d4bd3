import { divideRounded, safeInteger, sumMinor } from './rounding.js';

/** Largest coin that sums paid in cash are rounded to, in minor units. */
export const CASH_COIN_MINOR_MAX = 1_000;

/**
 * What is added to a sum so that coins pay it: the way to the nearest multiple of the coin, halves
 * away from zero, in minor units. Nothing without a coin.
 */
export function cashRounding(sumMinorUnits: number, coinMinor: number | undefined): number {
  if (coinMinor === undefined || coinMinor <= 1) return 0;
  return safeInteger(divideRounded(sumMinorUnits, coinMinor) * coinMinor) - sumMinorUnits;
}

/**
 * The rounding of each of the cash amounts of one payment; together that of their sum. The last
 * ones bear it, none of them beyond its amount.
 */
export function cashRoundings(
  amounts: readonly number[],
  coinMinor: number | undefined,
): readonly number[] {
  let leftMinor = cashRounding(sumMinor(amounts), coinMinor);
  return amounts
    .toReversed()
    .map((amount) => {
      const takenMinor = Math.max(leftMinor, 0 - amount);
      leftMinor -= takenMinor;
      return takenMinor;
    })
    .toReversed();
}
