import { refuse } from '../refusal.js';
import type { BillingContext } from './billing.context.js';
import { isInForce } from './quote-change.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

type Today = Pick<BillingContext, 'today'>;

/** Ends the subscription with what is paid: access stays until then, and nothing is paid back. */
export function cancelSubscription(
  subscription: Subscription,
  { today }: Today,
): readonly SubscriptionEvent[] {
  const { status, current, companyId: id } = subscription;
  if (status === 'cancelled') refuse('billing.alreadyCancelled');
  if (current.period === 'trial' || !isInForce(subscription, today)) {
    refuse('billing.nothingToCancel');
  }
  return [{ type: 'SubscriptionCancelled', data: { id, endsOn: current.endsOn } }];
}

/** Takes a cancellation back, as long as what is paid has not ended. */
export function reactivateSubscription(
  subscription: Subscription,
  { today }: Today,
): readonly SubscriptionEvent[] {
  if (subscription.status !== 'cancelled' || !isInForce(subscription, today)) {
    refuse('billing.notCancelled');
  }
  return [{ type: 'SubscriptionReactivated', data: { id: subscription.companyId } }];
}
