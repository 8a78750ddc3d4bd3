import { describe, expect, it } from '@jest/globals';
import { cancelSubscription } from './cancel-subscription.js';
import { beginTrial, keepSubscription } from './keep-subscription.js';
import { refuseBeyondLimit, refuseReadOnly, refuseWithoutApi, standingOf } from './standing.js';
import type { Subscription } from './subscription.js';
import type { PeriodBegun, SubscriptionEvent } from './subscription.events.js';
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

const keep = (subscription: Subscription, today: string) =>
  keepSubscription(subscription, on(today));
const typesOf = (events: readonly SubscriptionEvent[]) => events.map(({ type }) => type);
const stateOn = (subscription: Subscription, today: string) =>
  standingOf(subscription, plansOnOffer, today).state;

describe('a trial', () => {
  it('begins once, and lasts thirty days', () => {
    const events = beginTrial(undefined, { companyId: 'moderna' }, on('2026-10-01'));
    expect(events).toEqual([trial]);
    const begun = subscriptionOf(trial);
    expect(beginTrial(begun, { companyId: 'moderna' }, on('2026-10-02'))).toEqual([]);
    expect(stateOn(begun, '2026-10-30')).toBe('trial');
    expect(stateOn(begun, '2026-10-31')).toBe('ended');
  });
});

describe('keeping a subscription', () => {
  it('renews it from credits on its day, from the day on which it ended', () => {
    const shop = subscriptionOf(november, recharged(150_000));
    expect(keep(shop, '2026-11-23')).toEqual([]);
    const events = keep(shop, '2026-12-04');
    expect(events).toEqual([
      { type: 'CreditsUsed', data: { id: 'moderna', amountMinor: 100_000, planId: 'shop' } },
      {
        type: 'PeriodBegun',
        data: {
          id: 'moderna',
          planId: 'shop',
          period: 'monthly',
          priceMinor: 100_000,
          startsOn: '2026-12-01',
          endsOn: '2027-01-01',
          anchorDay: 1,
          cause: 'renewed',
        },
      },
    ]);
    const renewed = afterwards(shop, events);
    expect(keep(renewed, '2026-12-04')).toEqual([]);
    expect(renewed.creditsMinor).toBe(50_000);
  });

  it('does not ask for days on which nobody could work', () => {
    const shop = subscriptionOf(november, recharged(500_000));
    const renewed = afterwards(shop, keep(shop, '2027-03-10'));
    expect(renewed.current).toMatchObject({ startsOn: '2027-03-10', endsOn: '2027-04-10' });
    expect(renewed.creditsMinor).toBe(400_000);
  });

  it('goes from the end of one short month to the end of a long one', () => {
    const begun: PeriodBegun = {
      type: 'PeriodBegun',
      data: {
        ...november.data,
        startsOn: '2027-01-31',
        endsOn: '2027-02-28',
        anchorDay: 31,
      },
    };
    const renewed = keep(subscriptionOf(begun, recharged(100_000)), '2027-02-28');
    expect(renewed[1]).toMatchObject({ data: { startsOn: '2027-02-28', endsOn: '2027-03-31' } });
  });

  it('ends it once when credits do not suffice, after a cancellation and after a trial', () => {
    const poor = subscriptionOf(november, recharged(99_999));
    const cancelled = afterwards(
      subscriptionOf(november, recharged(500_000)),
      cancelSubscription(subscriptionOf(november), on('2026-11-13')),
    );
    for (const ending of [poor, cancelled, subscriptionOf(trial)]) {
      const events = keep(ending, '2026-12-01');
      expect(typesOf(events)).toEqual(['SubscriptionExpired']);
      expect(keep(afterwards(ending, events), '2026-12-02')).toEqual([]);
    }
  });

  it('takes the plan that was chosen for then', () => {
    const chosen: SubscriptionEvent = {
      type: 'PlanChangeScheduled',
      data: { id: 'moderna', planId: 'business', period: 'annual', startsOn: '2026-12-01' },
    };
    const renewed = keep(subscriptionOf(november, recharged(3_000_000), chosen), '2026-12-01');
    expect(renewed[1]).toMatchObject({
      data: { planId: 'business', priceMinor: 2_520_000, endsOn: '2027-12-01' },
    });
  });

  it('reminds 7, 3 and 1 days before, each once, and once after a standstill', () => {
    let shop = subscriptionOf(november);
    const given: string[] = [];
    for (const day of ['23', '24', '25', '28', '28', '29', '30', '30']) {
      const events = keep(shop, `2026-11-${day}`);
      for (const { type, data } of events) {
        if (type === 'RenewalReminded') given.push(`${day}: ${data.daysBefore}`);
      }
      shop = afterwards(shop, events);
    }
    expect(given).toEqual(['24: 7', '28: 3', '30: 1']);
    const late = keep(subscriptionOf(november), '2026-11-29');
    expect(late).toMatchObject([{ type: 'RenewalReminded', data: { daysBefore: 3 } }]);
  });
});

describe('the standing of a company', () => {
  const shop = subscriptionOf(november, recharged(100_000));

  it('depends only on the day, whether a job has run or not', () => {
    expect(stateOn(shop, '2026-11-30')).toBe('running');
    expect(stateOn(shop, '2026-12-01')).toBe('renewing');
    expect(stateOn(subscriptionOf(november), '2026-12-01')).toBe('ended');
    const cancelled = afterwards(shop, cancelSubscription(shop, on('2026-11-13')));
    expect([stateOn(cancelled, '2026-11-30'), stateOn(cancelled, '2026-12-01')]).toEqual([
      'cancelled',
      'ended',
    ]);
  });

  it('lets nothing be changed once the paid days are over', () => {
    const refuseOn = (today: string) => () => {
      refuseReadOnly(standingOf(subscriptionOf(november), plansOnOffer, today));
    };
    expect(refusalOf(refuseOn('2026-11-30'))).toBe('accepted');
    expect(refusalOf(refuseOn('2026-12-01'))).toBe('billing.readOnly');
  });

  it('is held to what the plan counts', () => {
    const standing = standingOf(shop, plansOnOffer, '2026-11-13');
    const one = (limit: Parameters<typeof refuseBeyondLimit>[1], count: number) =>
      refusalOf(() => {
        refuseBeyondLimit(standing, limit, count);
      });
    expect([one('users', 2), one('users', 3)]).toEqual(['accepted', 'billing.usersLimit']);
    expect(one('documentsPerMonth', 499)).toBe('accepted');
    expect(one('documentsPerMonth', 500)).toBe('billing.documentsLimit');
    expect(one('warehouses', 1)).toBe('billing.warehousesLimit');
    expect(one('cashRegisters', 1)).toBe('billing.cashRegistersLimit');
    const api = () => {
      refuseWithoutApi(standing);
    };
    expect(refusalOf(api)).toBe('billing.apiNotInPlan');
    const trying = standingOf(subscriptionOf(trial), plansOnOffer, '2026-10-02');
    refuseBeyondLimit(trying, 'users', 1_000);
    refuseWithoutApi(trying);
  });
});
