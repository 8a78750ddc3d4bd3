import { standingOf } from '@balcao/domain';
import { JobFailedForGood, type JobHandler } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { billingContext, readPlans, subscriptionStreams } from './billing-streams.js';

type StandingGround = Pick<TaskGround, 'events' | 'clock' | 'billing'>;

/** Whether a company's paid days are over, so that nothing of it may be changed. */
export async function isReadOnly(ground: StandingGround, companyId: string): Promise<boolean> {
  if (ground.billing === undefined) return false;
  const { state } = await subscriptionStreams(ground).read(companyId);
  if (state === undefined) return false;
  const { plans, today } = billingContext(ground.clock(), await readPlans(ground));
  return standingOf(state, plans, today).isReadOnly;
}

/** Fails for good what somebody ordered, where the company's paid days are over by now. */
export function refusedUnlessPaid(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) => {
    if (await isReadOnly(ground, run.job.companyId)) throw new JobFailedForGood('billing.readOnly');
    return handler(run);
  };
}

/** Leaves what repeats by itself for a run after the company has paid. */
export function skippedUnlessPaid(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) =>
    (await isReadOnly(ground, run.job.companyId)) ? { skipped: 'billing.readOnly' } : handler(run);
}
