import type { Problems } from '../refusal.js';

/** The least that credits are bought for: 100.00 MZN, in minor units. */
export const RECHARGE_MIN_MINOR = 10_000;

/** Refuses a recharge below the minimum, or of no whole amount. */
export function checkRecharge(amountMinor: number, problems: Problems): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < RECHARGE_MIN_MINOR) {
    problems.add('amountMinor', 'billing.belowMinimumRecharge');
  }
}
