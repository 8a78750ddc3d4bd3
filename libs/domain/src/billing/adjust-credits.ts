import { formatMinor } from '@balcao/pricing';
import { Problems, refuse } from '../refusal.js';
import { readFields, required, text } from '../registers/index.js';
import { RECHARGE_MAX_MINOR } from './billing.limits.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

/**
 * What the service's administrator sends to `adjustCredits`, which keeps the balance at zero or
 * above.
 */
export interface AdjustCredits {
  /** In minor units; below zero takes credits away. */
  readonly amountMinor: number;
  /** Why, for the company to read. */
  readonly note: string;
}

/** The service's administrator gives credits or takes them, never more than there are. */
export function adjustCredits(
  { companyId: id, creditsMinor }: Subscription,
  { amountMinor, note: written }: AdjustCredits,
): readonly SubscriptionEvent[] {
  const problems = new Problems();
  const { note } = readFields({ note: required(text(500)) }, { note: written }, problems);
  const isAmount = Number.isSafeInteger(amountMinor) && amountMinor !== 0;
  if (!isAmount || Math.abs(amountMinor) > RECHARGE_MAX_MINOR) {
    problems.add('amountMinor', 'billing.invalidAdjustment');
  }
  problems.refuseIfAny();
  if (creditsMinor + amountMinor < 0) {
    refuse('billing.adjustmentBelowZero', { credits: formatMinor(creditsMinor) }, 'amountMinor');
  }
  return [{ type: 'CreditsAdjusted', data: { id, amountMinor, note } }];
}

/** Credits stay where they were bought: there is no transfer that is not refused. */
export function transferCredits(): never {
  return refuse('billing.creditsNotTransferable');
}
