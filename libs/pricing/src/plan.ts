import { divideRounded, multiplyDivideRounded, safeInteger } from './rounding.js';

/** How long a subscription runs before it is renewed. */
export type PlanPeriod = 'monthly' | 'quarterly' | 'annual';

/** Months paid, and the percentage of their price that is asked for. */
const TERMS: Readonly<Record<PlanPeriod, { readonly months: number; readonly percent: number }>> = {
  monthly: { months: 1, percent: 100 },
  quarterly: { months: 3, percent: 92 },
  annual: { months: 12, percent: 84 },
};

/** Price of a period in minor units, from the plan's monthly price. */
export function periodPrice(monthlyMinor: number, period: PlanPeriod): number {
  const { months, percent } = TERMS[period];
  return divideRounded(safeInteger(monthlyMinor * months * percent), 100);
}

/** What the days not yet used of a paid period are worth, in minor units. */
export function remainingValue(
  priceMinor: number,
  remainingDays: number,
  periodDays: number,
): number {
  return multiplyDivideRounded(priceMinor, remainingDays, periodDays);
}
