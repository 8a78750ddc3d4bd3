import { isSendingAction, type BulkMail } from '@balcao/contracts';
import type { Job, JobQueue } from '@balcao/jobs';
import {
  bulkMailId,
  bulkRowId,
  mailDocumentOrderOf,
  type BulkOrder,
  type RowOutcome,
} from '@balcao/tasks';
import { sendingState } from '../../mailing/sending-answer.js';

/** What became of a row, and of the mail that it was queued for. */
export interface FollowedOutcome extends RowOutcome {
  readonly mail?: BulkMail;
}

/** How a row stands in the sums of its order. */
export type Standing = 'done' | 'refused' | 'waiting';

/** Mails that are looked up at a time. */
const AT_ONCE = 100;

/**
 * A row whose mail was ordered is not done yet: whether it arrives is known to the mail's own job.
 * Jobs that are done are forgotten before those that failed, so one that is gone has been sent.
 */
export async function followMails(
  jobs: Pick<JobQueue, 'get'>,
  { companyId, id }: Pick<Job, 'companyId' | 'id'>,
  { action }: Pick<BulkOrder, 'action'>,
  outcomes: readonly RowOutcome[],
): Promise<readonly FollowedOutcome[]> {
  if (!isSendingAction(action)) return outcomes;
  const followed: FollowedOutcome[] = [];
  for (let first = 0; first < outcomes.length; first += AT_ONCE) {
    const some = outcomes.slice(first, first + AT_ONCE).map(async (outcome) => {
      if (outcome.problems !== undefined) return outcome;
      const job = await jobs.get(companyId, bulkMailId(bulkRowId(id, outcome.id)));
      return job === undefined ? outcome : { ...outcome, mail: mailOf(job) };
    });
    followed.push(...(await Promise.all(some)));
  }
  return followed;
}

function mailOf(job: Job): BulkMail {
  const { dueAt, attempts, failure = null } = job;
  const state = job.state === 'cancelled' ? 'cancelled' : sendingState(job);
  return { to: mailDocumentOrderOf(job).to, state, dueAt, attempts, failure };
}

/** Refused, or its mail was given up; done, and its mail has gone out; or still on its way. */
export function standingOf({ problems, mail }: FollowedOutcome): Standing {
  if (problems !== undefined) return 'refused';
  if (mail === undefined || mail.state === 'sent') return 'done';
  return mail.state === 'failed' || mail.state === 'cancelled' ? 'refused' : 'waiting';
}
