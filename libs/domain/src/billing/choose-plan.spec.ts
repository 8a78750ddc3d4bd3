import { describe, expect, it } from '@jest/globals';
import { adjustCredits, transferCredits } from './adjust-credits.js';
import { cancelSubscription, reactivateSubscription } from './cancel-subscription.js';
import { choosePlan, dropScheduledChange, type ChoosePlan } from './choose-plan.js';
import { quoteChange } from './quote-change.js';
import {
  afterwards,
  november,
  on,
  plansOnOffer,
  recharged,
  refusalOf,
  subscriptionOf,
  trial,
} from '../testing/billing.js';
import type { Subscription } from './subscription.js';

const choose = (subscription: Subscription, choice: Partial<ChoosePlan>, today: string) =>
  choosePlan(
    subscription,
    { planId: 'business', period: 'monthly', expectedRevision: subscription.revision, ...choice },
    on(today),
  );

describe('choosing a plan', () => {
  it('subscribes from the day on, paid from credits', () => {
    const trying = subscriptionOf(trial, recharged(300_000));
    const events = choose(trying, { planId: 'shop', period: 'quarterly' }, '2026-10-20');
    expect(events).toEqual([
      { type: 'CreditsUsed', data: { id: 'moderna', amountMinor: 276_000, planId: 'shop' } },
      {
        type: 'PeriodBegun',
        data: {
          id: 'moderna',
          planId: 'shop',
          period: 'quarterly',
          priceMinor: 276_000,
          startsOn: '2026-10-20',
          endsOn: '2027-01-20',
          anchorDay: 20,
          cause: 'subscribed',
        },
      },
    ]);
    expect(afterwards(trying, events).creditsMinor).toBe(24_000);
  });

  it('is refused while credits do not suffice, and without a plan that is on offer', () => {
    const poor = subscriptionOf(trial, recharged(99_999));
    const buy = (planId: string) => () => choose(poor, { planId }, '2026-10-20');
    expect(refusalOf(buy('shop'))).toBe('billing.notEnoughCredits');
    expect(refusalOf(buy('trial'))).toBe('billing.planNotSelected');
    expect(refusalOf(buy('gone'))).toBe('billing.planNotSelected');
  });

  it('upgrades at once: what is left of the period becomes credits', () => {
    const shop = subscriptionOf(november, recharged(190_000));
    const quote = quoteChange(
      shop,
      { planId: 'business', period: 'monthly' },
      plansOnOffer,
      '2026-11-13',
    );
    expect(quote).toMatchObject({
      kind: 'upgrade',
      remainingDays: 18,
      periodDays: 30,
      remainingValueMinor: 60_000,
      priceMinor: 250_000,
      missingMinor: 0,
      leftMinor: 0,
      endsOn: '2026-12-13',
    });
    const events = choose(shop, {}, '2026-11-13');
    expect(events.map(({ type }) => type)).toEqual([
      'CreditsConverted',
      'CreditsUsed',
      'PeriodBegun',
    ]);
    expect(afterwards(shop, events)).toMatchObject({
      creditsMinor: 0,
      current: { planId: 'business', startsOn: '2026-11-13' },
    });
  });

  it('does not convert the same days twice when two choose at the same moment', () => {
    const shop = subscriptionOf(november, recharged(1_000_000));
    const upgraded = afterwards(shop, choose(shop, {}, '2026-11-13'));
    const late = () => choose(upgraded, { expectedRevision: shop.revision }, '2026-11-13');
    expect(refusalOf(late)).toBe('billing.stale');
    const twice = afterwards(upgraded, choose(upgraded, { planId: 'chain' }, '2026-11-13'));
    expect(twice.creditsMinor).toBe(1_000_000 + 60_000 - 600_000);
  });

  it('takes a smaller plan at the end of the period, unless it is dropped before', () => {
    const business = afterwards(
      subscriptionOf(november, recharged(400_000)),
      choose(subscriptionOf(november, recharged(400_000)), {}, '2026-11-13'),
    );
    const events = choose(business, { planId: 'shop' }, '2026-11-20');
    expect(events).toEqual([
      {
        type: 'PlanChangeScheduled',
        data: { id: 'moderna', planId: 'shop', period: 'monthly', startsOn: '2026-12-13' },
      },
    ]);
    const scheduled = afterwards(business, events);
    expect(scheduled.current.planId).toBe('business');
    expect(afterwards(scheduled, dropScheduledChange(scheduled)).scheduled).toBeUndefined();
    expect(refusalOf(() => dropScheduledChange(business))).toBe('billing.noChangeScheduled');
    const again = () => choose(scheduled, { planId: 'shop' }, '2026-11-20');
    expect(refusalOf(again)).toBe('billing.alreadyOnPlan');
  });

  it('is refused for the plan that runs', () => {
    const shop = subscriptionOf(november);
    const same = () => choose(shop, { planId: 'shop' }, '2026-11-13');
    expect(refusalOf(same)).toBe('billing.alreadyOnPlan');
  });
});

describe('cancelling a subscription', () => {
  const shop = subscriptionOf(november);

  it('keeps access to the end of what is paid, and can be taken back until then', () => {
    const events = cancelSubscription(shop, on('2026-11-13'));
    expect(events).toEqual([
      { type: 'SubscriptionCancelled', data: { id: 'moderna', endsOn: '2026-12-01' } },
    ]);
    const cancelled = afterwards(shop, events);
    expect(refusalOf(() => cancelSubscription(cancelled, on('2026-11-14')))).toBe(
      'billing.alreadyCancelled',
    );
    const back = afterwards(cancelled, reactivateSubscription(cancelled, on('2026-11-30')));
    expect(back.status).toBe('running');
    expect(refusalOf(() => reactivateSubscription(cancelled, on('2026-12-01')))).toBe(
      'billing.notCancelled',
    );
    const smaller = () => choose(cancelled, { planId: 'shop', period: 'monthly' }, '2026-11-14');
    expect(refusalOf(smaller)).toBe('billing.alreadyOnPlan');
  });

  it('has to be taken back before a smaller plan is chosen', () => {
    const business = afterwards(
      subscriptionOf(trial, recharged(400_000)),
      choose(subscriptionOf(trial, recharged(400_000)), {}, '2026-10-20'),
    );
    const cancelled = afterwards(business, cancelSubscription(business, on('2026-10-21')));
    expect(refusalOf(() => choose(cancelled, { planId: 'shop' }, '2026-10-22'))).toBe(
      'billing.reactivateFirst',
    );
  });

  it('is of something that is paid', () => {
    expect(refusalOf(() => cancelSubscription(subscriptionOf(trial), on('2026-10-02')))).toBe(
      'billing.nothingToCancel',
    );
    expect(refusalOf(() => cancelSubscription(shop, on('2026-12-01')))).toBe(
      'billing.nothingToCancel',
    );
    expect(refusalOf(() => reactivateSubscription(shop, on('2026-11-13')))).toBe(
      'billing.notCancelled',
    );
  });
});

describe('credits', () => {
  it('are adjusted by the administrator, never below zero and never without a note', () => {
    const shop = subscriptionOf(november, recharged(5_000));
    const adjust = (amountMinor: number, note = 'counted twice') =>
      adjustCredits(shop, { amountMinor, note });
    expect(afterwards(shop, adjust(-5_000)).creditsMinor).toBe(0);
    expect(refusalOf(() => adjust(-5_001))).toBe('billing.adjustmentBelowZero');
    expect(refusalOf(() => adjust(0))).toBe('billing.invalidAdjustment');
    expect(refusalOf(() => adjust(100, ' '))).toBe('field.required');
  });

  it('are not transferable', () => {
    expect(refusalOf(transferCredits)).toBe('billing.creditsNotTransferable');
  });
});
