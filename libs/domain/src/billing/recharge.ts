import { formatMinor } from '@balcao/pricing';
import type { Problems } from '../refusal.js';
import { RECHARGE_MAX_MINOR } from './billing.limits.js';

/** The least that credits are bought for: 100.00 MZN, in minor units. */
export const RECHARGE_MIN_MINOR = 10_000;

/** Refuses a recharge below the minimum, above the maximum, or of no whole amount. */
export function checkRecharge(amountMinor: number, problems: Problems): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < RECHARGE_MIN_MINOR) {
    problems.add('amountMinor', 'billing.belowMinimumRecharge');
  } else if (amountMinor > RECHARGE_MAX_MINOR) {
    const max = formatMinor(RECHARGE_MAX_MINOR);
    problems.add('amountMinor', 'billing.rechargeTooLarge', { max });
  }
}
