import { JobStateConflict, UnknownJob, type JobQueue, type NewJob } from '@balcao/jobs';

/** The names of the jobs that tell one webhook, and that see to it that it is told. */
export const deliverWebhookJob = 'deliver-webhook';
/** Orders the delivery again, of a webhook whose own job was just running. */
export const wakeWebhookJob = 'wake-webhook';

/** Attempts of one job: with the longest wait of an hour, well beyond the days it may take. */
const ATTEMPTS = 200;
const BACKOFF_MS = 1_000;
const finished: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

/** One webhook of one company, by whoever made it. */
export interface WebhookTarget {
  readonly companyId: string;
  readonly webhookId: string;
  readonly actorId: string;
}

const jobOf = ({ companyId, webhookId, actorId }: WebhookTarget): NewJob => ({
  id: `webhook_${webhookId}`,
  name: deliverWebhookJob,
  companyId,
  actorId,
  payload: { webhookId },
  attempts: ATTEMPTS,
  backoffMs: BACKOFF_MS,
});

/**
 * Sees to it that the webhook's one job waits to be run. `running`: it may have looked before what
 * there is to tell was recorded, and is to be asked for again. With `isNow`, one that waits for its
 * next attempt is run at once.
 */
export async function orderDelivery(
  jobs: JobQueue,
  target: WebhookTarget,
  isNow = false,
): Promise<'waiting' | 'running'> {
  const order = jobOf(target);
  const job = await jobs.enqueue(order);
  const isStale = finished.has(job.state);
  if (isStale || (isNow && job.state === 'delayed')) {
    await removed(jobs, target.companyId, order.id, isStale);
    const { state } = await jobs.enqueue(order);
    return state === 'running' ? 'running' : 'waiting';
  }
  return job.state === 'running' ? 'running' : 'waiting';
}

async function removed(
  jobs: JobQueue,
  companyId: string,
  id: string,
  isFinished: boolean,
): Promise<void> {
  try {
    await (isFinished ? jobs.discard(companyId, id) : jobs.cancel(companyId, id));
  } catch (error) {
    // Another node was first: what it has put in the place does as well.
    if (!(error instanceof UnknownJob) && !(error instanceof JobStateConflict)) throw error;
  }
}

/** Orders the delivery a moment later, durably: for a job that cannot order itself. */
export function wakeOrder(target: WebhookTarget, id: string, runAt: Date): NewJob {
  const { companyId, actorId, webhookId } = target;
  return {
    id: `wake_${id}`,
    name: wakeWebhookJob,
    companyId,
    actorId,
    payload: { webhookId },
    runAt: runAt.toISOString(),
    attempts: 20,
  };
}
