import { standingOf } from '@balcao/domain';
import { JobFailedForGood, type JobHandler } from '@balcao/jobs';
import { billingContext, readPlans, subscriptionStreams } from '../billing/billing-streams.js';
import type { TaskGround } from '../task-ground.js';

type StandingGround = Pick<TaskGround, 'events' | 'journals' | 'clock' | 'billing'>;

/** Why a company does nothing now: it was closed, or its paid days are over. */
type Stop = 'company.closed' | 'billing.readOnly';

/** What stops a company's work; undefined while it goes on. */
async function stopOf(ground: StandingGround, companyId: string): Promise<Stop | undefined> {
  if (await isClosed(ground, companyId)) return 'company.closed';
  return (await isReadOnly(ground, companyId)) ? 'billing.readOnly' : undefined;
}

function isClosed({ journals }: StandingGround, companyId: string): Promise<boolean> {
  return journals.inspect(companyId, ({ companies }) => companies.closing.get() !== undefined);
}

async function isReadOnly(ground: StandingGround, companyId: string): Promise<boolean> {
  if (ground.billing === undefined) return false;
  const { state } = await subscriptionStreams(ground).read(companyId);
  if (state === undefined) return false;
  const { plans, today } = billingContext(ground.clock(), await readPlans(ground));
  return standingOf(state, plans, today).isReadOnly;
}

/** Fails for good what somebody ordered, where the company does nothing by now. */
export function refusedUnlessWorking(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) => {
    const stop = await stopOf(ground, run.job.companyId);
    if (stop !== undefined) throw new JobFailedForGood(stop);
    return handler(run);
  };
}

/** Leaves what repeats by itself for a run after the company has begun to work again. */
export function skippedUnlessWorking(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) => {
    const stop = await stopOf(ground, run.job.companyId);
    return stop === undefined ? handler(run) : { skipped: stop };
  };
}

/** Fails for good what a closed company may not send any more; one that is unpaid still may. */
export function refusedWhileClosed(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) => {
    if (await isClosed(ground, run.job.companyId)) throw new JobFailedForGood('company.closed');
    return handler(run);
  };
}

/** Leaves what was recorded before the closing for a company that is taken back. */
export function skippedWhileClosed(ground: StandingGround, handler: JobHandler): JobHandler {
  return async (run) =>
    (await isClosed(ground, run.job.companyId)) ? { skipped: 'company.closed' } : handler(run);
}
