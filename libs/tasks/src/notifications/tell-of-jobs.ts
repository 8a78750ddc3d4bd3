import type { NotificationKind, NotificationParams } from '@balcao/contracts';
import { activeMembers } from '@balcao/domain';
import { JobFailedForGood, type Job, type JobHandler, type Json } from '@balcao/jobs';
import { verifyJournalJob } from '@balcao/journal';
import { bulkJob } from '../bulk/index.js';
import { companyExportJob } from '../company-export/index.js';
import { fiscalFileJob } from '../fiscal-files/index.js';
import { inspectionPackJob } from '../inspection/pack-order.js';
import { importFileJob } from '../importing/index.js';
import { mailDocumentJob, mailDocumentOrderOf, subjectOf } from '../mailing/index.js';
import { printBatchJob } from '../papers/index.js';
import { dailySealJob } from '../seals/index.js';
import type { TaskGround } from '../task-ground.js';
import { tell } from './notice-streams.js';

type TellingGround = Pick<TaskGround, 'events' | 'clock' | 'journals'>;

/** What people are told when a job ends. */
interface Telling {
  /** Nothing where only a failure matters. */
  readonly done?: NotificationKind;
  readonly failed: NotificationKind;
  /** The owners, where nobody asked for it; otherwise the person who did. */
  readonly to?: 'owners';
  readonly params?: (job: Job) => NotificationParams;
}

/** The jobs that people ask for and wait for, and those that must not fail unnoticed. */
const tellings: Readonly<Record<string, Telling>> = {
  [mailDocumentJob]: { done: 'documentSent', failed: 'documentFailed', params: sentParams },
  [importFileJob]: { done: 'importFinished', failed: 'jobFailed' },
  [bulkJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [companyExportJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [inspectionPackJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [printBatchJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [fiscalFileJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [verifyJournalJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [dailySealJob]: { failed: 'jobFailed', to: 'owners' },
};

/**
 * The handlers, telling whoever asked for a job how it ended: when it is done, and when it will not
 * be tried again. Whether somebody could be told changes nothing about the job itself.
 */
export function tellingOfJobs(
  ground: TellingGround,
  handlers: Readonly<Record<string, JobHandler>>,
): Readonly<Record<string, JobHandler>> {
  const told = Object.entries(handlers).map(([name, handler]): [string, JobHandler] => {
    const telling = tellings[name];
    return [name, telling === undefined ? handler : toldOf(ground, handler, telling)];
  });
  return Object.fromEntries(told);
}

async function ownersOf(
  { journals }: Pick<TellingGround, 'journals'>,
  companyId: string,
): Promise<readonly string[]> {
  const owners = journals.inspect(companyId, (books) =>
    activeMembers(books).flatMap(({ role, userId }) => (role === 'owner' ? [userId] : [])),
  );
  return owners.catch(() => []);
}

function toldOf(
  ground: TellingGround,
  handler: JobHandler,
  { done, failed, params, to }: Telling,
): JobHandler {
  const say = async (job: Job, kind: NotificationKind): Promise<void> => {
    const told = { job: job.name, jobId: job.id, ...params?.(job) };
    const notice = { id: `${kind}_${job.id}`, kind, params: told };
    const people = to === 'owners' ? await ownersOf(ground, job.companyId) : [job.actorId];
    await tell(ground, job.companyId, people, notice).catch(() => undefined);
  };
  return async (run) => {
    let result: Json | undefined;
    try {
      result = await handler(run);
    } catch (error) {
      const { attempts, maxAttempts } = run.job;
      const isLast = error instanceof JobFailedForGood || attempts + 1 >= maxAttempts;
      if (isLast && !run.signal.aborted) await say(run.job, failed);
      throw error;
    }
    if (done !== undefined) await say(run.job, done);
    return result;
  };
}

function sentParams(job: Job): NotificationParams {
  const order = mailDocumentOrderOf(job);
  const { kind: record, id: documentId, reference } = subjectOf(order);
  return { documentId, record, reference, to: order.to };
}
