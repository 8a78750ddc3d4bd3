import {
  dayIn,
  evolvePlan,
  evolveSubscription,
  HOME_TIME_ZONE,
  presetPlans,
  writePlan,
  ownName,
  type BillingContext,
  type Plan,
  type PlanEvent,
  type Plans,
  type Subscription,
  type SubscriptionEvent,
} from '@balcao/domain';
import { ShortStreams } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';

/** The operator of the product, as the actor of jobs and events with no person behind them. */
export const SERVICE = 'service';

type Ground = Pick<TaskGround, 'events' | 'clock'>;

/** Every company's subscription, each in its own stream. */
export type SubscriptionStreams = ShortStreams<Subscription, SubscriptionEvent>;
/** Every plan that is or was on offer, each in its own stream. */
export type PlanStreams = ShortStreams<Plan, PlanEvent>;

/** The streams `subscription-<companyId>`. */
export function subscriptionStreams({ events, clock }: Ground): SubscriptionStreams {
  const model = { category: 'subscription', evolve: evolveSubscription };
  return new ShortStreams(events, model, clock);
}

/** The streams `plan-<planId>`. */
export function planStreams({ events, clock }: Ground): PlanStreams {
  return new ShortStreams(events, { category: 'plan', evolve: evolvePlan }, clock);
}

/** Every plan there is, by its id. */
export async function readPlans(ground: Ground): Promise<Plans> {
  const streams = planStreams(ground);
  const plans = new Map<string, Plan>();
  for await (const event of ground.events.readAll({ categories: ['plan'] })) {
    const id = event.stream.slice('plan-'.length);
    plans.set(id, streams.evolve(plans.get(id), event));
  }
  return plans;
}

/** Begins the plans that an installation starts with; those that are there stay as they are. */
export async function definePresetPlans(ground: Ground): Promise<void> {
  const streams = planStreams(ground);
  for (const preset of presetPlans) {
    await streams.execute(preset.id, {
      commandId: ownName(`preset_${preset.id}`),
      actorId: SERVICE,
      body: {},
      decide: (plan) => (plan ? [] : writePlan(undefined, preset)),
    });
  }
}

/** What a decision depends on in addition to the subscription, at an instant. */
export function billingContext(at: Date, plans: Plans): BillingContext {
  const now = at.toISOString();
  return { now, today: dayIn(HOME_TIME_ZONE, now), plans };
}
