import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar.js';
import { adjustCredits } from './adjust-credits.js';
import { cancelSubscription, reactivateSubscription } from './cancel-subscription.js';
import { choosePlan } from './choose-plan.js';
import { keepSubscription } from './keep-subscription.js';
import { placeOrder } from './place-order.js';
import { DomainError } from '../refusal.js';
import { isInForce, quoteChange, remainderOf } from './quote-change.js';
import { confirmPayment } from './settle-order.js';
import type { Subscription } from './subscription.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { afterwards, on, plansOnOffer, subscriptionOf, trial } from '../testing/billing.js';

const planId = fc.constantFrom('shop', 'business', 'chain');
const period = fc.constantFrom('monthly' as const, 'quarterly' as const, 'annual' as const);
const amountMinor = fc.integer({ min: 1, max: 3_000_000 });

/** Something that a company, an administrator or time does on some day. */
const step = fc.record({
  days: fc.integer({ min: 0, max: 45 }),
  act: fc.oneof(
    fc.record({ kind: fc.constant('choose' as const), planId, period }),
    fc.record({ kind: fc.constant('order' as const), planId, period, amountMinor }),
    fc.record({ kind: fc.constant('recharge' as const), amountMinor }),
    fc.record({
      kind: fc.constant('adjust' as const),
      amountMinor: fc.integer({ min: -500_000, max: 500_000 }),
    }),
    fc.record({ kind: fc.constantFrom('keep' as const, 'cancel' as const, 'back' as const) }),
  ),
});

type Act = typeof step extends fc.Arbitrary<infer S extends { act: unknown }> ? S['act'] : never;

function eventsOf(
  subscription: Subscription,
  act: Act,
  today: string,
  orderId: string,
): readonly SubscriptionEvent[] {
  const context = on(today);
  const expectedRevision = subscription.revision;
  switch (act.kind) {
    case 'choose':
      return choosePlan(subscription, { ...act, expectedRevision }, context);
    case 'adjust':
      return adjustCredits(subscription, { amountMinor: act.amountMinor, note: 'a gift' });
    case 'keep':
      return keepSubscription(subscription, context);
    case 'cancel':
      return cancelSubscription(subscription, context);
    case 'back':
      return reactivateSubscription(subscription, context);
    default: {
      const purpose =
        act.kind === 'order'
          ? ({ ...act, kind: 'plan' } as const)
          : ({ kind: 'recharge' } as const);
      const order = { orderId, reference: orderId, purpose, means: 'transfer' as const };
      const placed = placeOrder(
        subscription,
        { ...order, amountMinor: act.amountMinor },
        { ...context, means: ['transfer'] },
      );
      const money = { orderId, amountMinor: act.amountMinor, paymentReference: orderId };
      const waiting = afterwards(subscription, placed);
      return [...placed, ...confirmPayment(waiting, money, context)];
    }
  }
}

function attempted(run: () => readonly SubscriptionEvent[]): readonly SubscriptionEvent[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

describe('any life of a subscription', () => {
  it('keeps credits at zero or more, and as the sum of their ledger', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let subscription = subscriptionOf(trial);
        let today = '2026-10-01';
        for (const [index, { days, act }] of steps.entries()) {
          today = addDays(today, days);
          const events = attempted(() => eventsOf(subscription, act, today, `o${index}`));
          for (const event of events) {
            subscription = afterwards(subscription, [event]);
            expect(subscription.creditsMinor).toBeGreaterThanOrEqual(0);
          }
          const { ledger, creditsMinor } = subscription;
          expect(ledger.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(creditsMinor);
          expect(ledger.at(-1)?.balanceMinor ?? 0).toBe(creditsMinor);
          expect(keepSubscription(keptOn(subscription, today), on(today))).toEqual([]);
        }
      }),
    );
  });

  it('conserves value when a plan is changed at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ planId, period }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 29 }),
        (choices, day) => {
          const today = addDays('2026-10-01', day);
          let subscription = afterwards(
            subscriptionOf(trial),
            adjustCredits(subscriptionOf(trial), { amountMinor: 50_000_000, note: 'to begin' }),
          );
          for (const choice of choices) {
            const before = worth(subscription, today);
            const { kind } = attemptedQuote(subscription, choice, today) ?? { kind: 'none' };
            if (kind !== 'upgrade' && kind !== 'subscribe') continue;
            const expectedRevision = subscription.revision;
            const events = choosePlan(subscription, { ...choice, expectedRevision }, on(today));
            subscription = afterwards(subscription, events);
            expect(worth(subscription, today)).toBe(before);
          }
        },
      ),
    );
  });
});

const keptOn = (subscription: Subscription, today: string): Subscription =>
  // Once renews what is over, once more reminds of what was renewed late.
  [1, 2].reduce((kept) => afterwards(kept, keepSubscription(kept, on(today))), subscription);

/** Credits, and what is left of the period that runs. */
function worth(subscription: Subscription, today: string): number {
  const left = isInForce(subscription, today)
    ? remainderOf(subscription.current, today)
    : undefined;
  return subscription.creditsMinor + (left?.valueMinor ?? 0);
}

function attemptedQuote(
  subscription: Subscription,
  choice: { planId: string; period: 'monthly' | 'quarterly' | 'annual' },
  today: string,
) {
  try {
    return quoteChange(subscription, choice, plansOnOffer, today);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
