import type { Recorded } from '../kernel/index.js';
import { DomainError } from '../refusal.js';
import type { BillingContext } from '../billing/billing.context.js';
import { evolvePlan, type Plan, type Plans } from '../billing/plan.js';
import { presetPlans } from '../billing/preset-plans.js';
import type { PeriodBegun, SubscriptionEvent } from '../billing/subscription.events.js';
import { evolveSubscription, type Subscription } from '../billing/subscription.js';

/** Subscriptions as tests write them: the company is `moderna`, its first period from a day on. */
export const plansOnOffer: Plans = new Map(
  presetPlans.map((preset): [string, Plan] => [
    preset.id,
    evolvePlan(undefined, { type: 'PlanDefined', data: preset }, { revision: 0 }),
  ]),
);

export const on = (today: string): BillingContext => ({
  today,
  now: `${today}T08:00:00.000Z`,
  plans: plansOnOffer,
});

/** A month of the shop's plan at 1 000.00 from 1 November on: thirty days. */
export const november: PeriodBegun = {
  type: 'PeriodBegun',
  data: {
    id: 'moderna',
    planId: 'shop',
    period: 'monthly',
    priceMinor: 100_000,
    startsOn: '2026-11-01',
    endsOn: '2026-12-01',
    anchorDay: 1,
    cause: 'subscribed',
  },
};

export const trial: PeriodBegun = {
  type: 'PeriodBegun',
  data: {
    id: 'moderna',
    planId: 'trial',
    period: 'trial',
    priceMinor: 0,
    startsOn: '2026-10-01',
    endsOn: '2026-10-31',
    anchorDay: 1,
    cause: 'trial',
  },
};

export const recharged = (amountMinor: number): SubscriptionEvent => ({
  type: 'CreditsAdjusted',
  data: { id: 'moderna', amountMinor, note: 'paid at the counter' },
});

export const recordedAs = (revision: number): Recorded => ({
  revision,
  recordedAt: '2026-11-01T08:00:00.000Z',
  actorId: 'ana',
  commandId: 'command',
});

/** The subscription that the events lead to. */
export function subscriptionOf(
  first: SubscriptionEvent,
  ...others: readonly SubscriptionEvent[]
): Subscription {
  return others.reduce(
    (state, event, index) => evolveSubscription(state, event, recordedAs(index + 1)),
    evolveSubscription(undefined, first, recordedAs(0)),
  );
}

/** The subscription after more events. */
export const afterwards = (
  subscription: Subscription,
  events: readonly SubscriptionEvent[],
): Subscription =>
  events.reduce(
    (state, event) => evolveSubscription(state, event, recordedAs(state.revision + 1)),
    subscription,
  );

/** The code that something is refused with. */
export function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'accepted';
}

/** Every event of plans, subscriptions and references. */
export const billingEventTypes = [
  ...['PlanDefined', 'PlanChanged', 'PlanWithdrawn', 'PlanOffered'],
  ...['PeriodBegun', 'SubscriptionCancelled', 'SubscriptionReactivated', 'SubscriptionExpired'],
  ...['RenewalReminded', 'PlanChangeScheduled', 'PlanChangeDropped'],
  ...['CreditsRecharged', 'CreditsUsed', 'CreditsConverted', 'CreditsAdjusted'],
  ...['OrderPlaced', 'PaymentRequested', 'ProofAttached', 'OrderPaid', 'OrderFailed'],
  ...['OrderRefused', 'OrderExpired', 'PaymentReferenceClaimed'],
];
