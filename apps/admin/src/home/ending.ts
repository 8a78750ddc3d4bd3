import type { BilledAnswer, FreeAnswer } from '@balcao/contracts';

/** From so many days before its end a subscription is spoken of. */
const warnedDays = 7;

/** Of a subscription, what its end depends on. */
export type EndingSubscription =
  | FreeAnswer
  | Pick<BilledAnswer, 'isBilled' | 'state' | 'remainingDays' | 'renewal'>;

/** In how many days the subscription ends; nothing while it goes on, or is free. */
export function endingOf(subscription: EndingSubscription): number | undefined {
  if (!subscription.isBilled) return undefined;
  const { state, remainingDays, renewal } = subscription;
  if (state === 'ended') return 0;
  if (renewal?.isCovered === true) return undefined;
  return remainingDays <= warnedDays ? Math.max(1, remainingDays) : undefined;
}
