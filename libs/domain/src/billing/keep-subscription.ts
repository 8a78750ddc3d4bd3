import type { BillingContext } from './billing.context.js';
import { REMINDER_DAYS, TRIAL_DAYS } from './billing.limits.js';
import { addDays, daysBetween } from '../calendar.js';
import { creditsUsed } from './choose-plan.js';
import { anchorOf, periodFrom, type Period } from './period.js';
import type { Plans } from './plan.js';
import { TRIAL_PLAN_ID } from './preset-plans.js';
import { isInForce } from './quote-change.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

/** Begins the trial of a company that has no subscription yet. */
export function beginTrial(
  before: Subscription | undefined,
  { companyId: id }: { readonly companyId: string },
  { today }: Pick<BillingContext, 'today'>,
): readonly SubscriptionEvent[] {
  if (before) return [];
  const endsOn = addDays(today, TRIAL_DAYS);
  const trial = { planId: TRIAL_PLAN_ID, period: 'trial', priceMinor: 0 } as const;
  const data = { id, ...trial, startsOn: today, endsOn, anchorDay: anchorOf(today) };
  return [{ type: 'PeriodBegun', data: { ...data, cause: 'trial' } }];
}

/**
 * Applies the changes that follow from time by itself: orders that have waited too long end, a
 * period that is over is renewed from credits or the subscription ends with it, and a notice is due
 * when a period nears its end. May be called any number of times: it repeats nothing that is done,
 * and catches up on what was missed.
 */
export function keepSubscription(
  subscription: Subscription,
  context: BillingContext,
): readonly SubscriptionEvent[] {
  const { today } = context;
  return [
    ...expiredOrders(subscription, context.now),
    ...(isInForce(subscription, today)
      ? reminder(subscription, today)
      : (renewal(subscription, context) ?? expiry(subscription))),
  ];
}

/** A transfer whose proof is here waits for the administrator, not for the payer. */
function expiredOrders(
  { companyId: id, orders }: Subscription,
  now: string,
): readonly SubscriptionEvent[] {
  return [...orders.values()]
    .filter(({ state, expiresAt }) => state === 'waiting' && expiresAt <= now)
    .filter(({ proofs }) => proofs.length === 0)
    .map(({ id: orderId }) => ({ type: 'OrderExpired', data: { id, orderId } }));
}

/** The earliest reminder that fits the days left, unless it or a later one has been given. */
function reminder(
  { companyId: id, current: { endsOn }, reminded }: Subscription,
  today: string,
): readonly SubscriptionEvent[] {
  const left = daysBetween(today, endsOn);
  const daysBefore = Math.min(...REMINDER_DAYS.filter((days) => days >= left));
  const before = reminded?.endsOn === endsOn ? reminded.daysBefore : Infinity;
  if (daysBefore === Infinity || daysBefore >= before) return [];
  return [{ type: 'RenewalReminded', data: { id, endsOn, daysBefore } }];
}

/**
 * The period that follows; none when the subscription ends. After a standstill longer than a whole
 * period it begins today: days on which nobody could work are not paid for.
 */
export function nextPeriod(
  { status, current, scheduled }: Subscription,
  plans: Plans,
  today: string,
): Period | undefined {
  if (status !== 'running' || current.period === 'trial') return undefined;
  const { planId, period } = scheduled ?? { planId: current.planId, period: current.period };
  const plan = plans.get(planId);
  if (plan === undefined) return undefined;
  const following = periodFrom(current.endsOn, plan, period, current.anchorDay);
  return today < following.endsOn ? following : periodFrom(today, plan, period);
}

function renewal(
  subscription: Subscription,
  { plans, today }: BillingContext,
): readonly SubscriptionEvent[] | undefined {
  const next = nextPeriod(subscription, plans, today);
  const { companyId: id, creditsMinor, scheduled } = subscription;
  if (next === undefined || next.priceMinor > creditsMinor) return undefined;
  const cause = scheduled ? ('downgraded' as const) : ('renewed' as const);
  return [
    ...creditsUsed(id, next.priceMinor, next.planId),
    { type: 'PeriodBegun', data: { id, ...next, cause } },
  ];
}

function expiry({ companyId: id, status, current }: Subscription): readonly SubscriptionEvent[] {
  if (status === 'expired') return [];
  return [{ type: 'SubscriptionExpired', data: { id, endedOn: current.endsOn } }];
}
