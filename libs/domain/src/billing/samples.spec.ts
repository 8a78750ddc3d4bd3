import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { evolvePlan } from './plan.js';
import type { PlanEvent } from './plan.events.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { afterwards, billingEventTypes, november, subscriptionOf } from '../testing/billing.js';

const sampleOf = (type: string): unknown => {
  const url = new URL(`../testing/samples/${type}.v1.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
};

const ofPlans = billingEventTypes.filter((type) => /^Plan(?!Change[SD])/.test(type));
const ofSubscriptions = billingEventTypes.filter(
  (type) => !ofPlans.includes(type) && type !== 'PaymentReferenceClaimed',
);

describe('the samples of events, as they were first written', () => {
  it.each(ofPlans)('can be folded into a plan: %s', (type) => {
    const defined = sampleOf('PlanDefined') as PlanEvent;
    const plan = evolvePlan(undefined, defined, { revision: 0 });
    expect(evolvePlan(plan, sampleOf(type) as PlanEvent, { revision: 1 }).id).toBe('shop');
  });

  it.each(ofSubscriptions)('can be folded into a subscription: %s', (type) => {
    const before = subscriptionOf(november, sampleOf('OrderPlaced') as SubscriptionEvent);
    const subscription = afterwards(before, [sampleOf(type) as SubscriptionEvent]);
    expect(subscription.companyId).toBe('moderna');
  });
});
