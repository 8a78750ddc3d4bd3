import {
  keepSubscription,
  ownName,
  type Subscription,
  type SubscriptionEvent,
} from '@balcao/domain';
import type { JobHandler, Schedule } from '@balcao/jobs';
import type { RecordedEvent } from '@balcao/event-store';
import { eventAs } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';
import { mailsOf } from './billing-mail.js';
import { billingContext, readPlans, SERVICE, subscriptionStreams } from './billing-streams.js';

/** The name of the job that makes the changes to subscriptions that follow from time by itself. */
export const keepSubscriptionsJob = 'billing.keep';

/** The service's jobs are of no company: they have a place of their own. */
const SERVICE_PLACE = ownName(SERVICE);

/** Hourly, so that a day that begins, an order that waits and a lost run are soon looked at. */
export const keepSubscriptionsSchedule: Schedule = {
  key: keepSubscriptionsJob,
  name: keepSubscriptionsJob,
  companyId: SERVICE_PLACE,
  actorId: SERVICE,
  payload: {},
  recurrence: { everyMs: 3_600_000 },
};

type KeepingGround = Pick<TaskGround, 'events' | 'clock' | 'newId' | 'jobs' | 'billing'>;

/** A renewal that comes late may be followed by a reminder of the next. */
const rounds = 2;

/**
 * Renews, reminds and ends every subscription that is due. What a run decides depends only on the
 * streams, so that it is done once, regardless of how many nodes run it and which runs they missed.
 * Mails are queued after the events, and again by the run that is retried after a crash.
 */
export function keepSubscriptions(ground: KeepingGround): JobHandler {
  return async ({ job, signal }) => {
    if (ground.billing === undefined) return { kept: 0 };
    const streams = subscriptionStreams(ground);
    const { subscriptions, written } = await readSubscriptions(ground, job.id);
    const context = billingContext(ground.clock(), await readPlans(ground));
    for (const mail of mailsOf(written)) await ground.jobs.enqueue(mail);
    let kept = 0;
    for (const [companyId, subscription] of subscriptions) {
      signal.throwIfAborted();
      let due = keepSubscription(subscription, context).length > 0;
      for (let round = 0; due && round < rounds; round += 1) {
        const { events } = await streams.execute(companyId, {
          commandId: ground.newId(),
          actorId: SERVICE,
          correlationId: job.id,
          body: {},
          decide: (state) => (state ? keepSubscription(state, context) : []),
        });
        for (const mail of mailsOf(events)) await ground.jobs.enqueue(mail);
        due = events.length > 0;
        kept += due && round === 0 ? 1 : 0;
      }
    }
    return { kept };
  };
}

/** Every subscription, and what this very run has written before it was cut off. */
async function readSubscriptions(ground: KeepingGround, jobId: string) {
  const streams = subscriptionStreams(ground);
  const subscriptions = new Map<string, Subscription>();
  const written: SubscriptionEvent[] = [];
  for await (const event of ground.events.readAll({ categories: ['subscription'] })) {
    const companyId = event.stream.slice('subscription-'.length);
    subscriptions.set(companyId, streams.evolve(subscriptions.get(companyId), event));
    if (correlationOf(event) === jobId) written.push(eventAs(event));
  }
  return { subscriptions, written };
}

function correlationOf({ metadata }: RecordedEvent): unknown {
  return (metadata as { readonly correlationId?: unknown } | null)?.correlationId;
}
