import type { NotificationKind, NotificationParams } from '@balcao/contracts';
import type { Ending, Job, Json } from '@balcao/jobs';
import { verifyJournalJob } from '@balcao/journal';
import { booksCheckJob, differencesIn } from '../books-check/index.js';
import { bulkJob } from '../bulk/index.js';
import { companyExportJob } from '../company-export/index.js';
import { fiscalFileJob } from '../fiscal-files/index.js';
import { inspectionPackJob } from '../inspection/pack-order.js';
import { importFileJob } from '../importing/index.js';
import { mailDocumentJob, mailDocumentOrderOf, subjectOf } from '../mailing/index.js';
import { printBatchJob } from '../papers/index.js';
import { dailySealJob, mailFailedSeal } from '../seals/index.js';
import type { TaskGround } from '../task-ground.js';
import { verifyWeeklyJob } from '../verification/verify-weekly.js';
import { tell } from './notice-streams.js';
import { ownersOf } from './owners-of.js';

type TellingGround = Pick<
  TaskGround,
  'events' | 'clock' | 'journals' | 'mail' | 'webAddress' | 'warn'
>;

/** The notifications of people when a job ends. */
interface Telling {
  /** Nothing where only a failure matters, or only some results. */
  readonly done?: NotificationKind | ((result: Json | undefined) => NotificationKind | undefined);
  readonly failed: NotificationKind;
  /** The owners, where nobody asked for it; otherwise the person who did. */
  readonly to?: 'owners';
  readonly params?: (job: Job, result?: Json) => NotificationParams | Promise<NotificationParams>;
  /** A failure is mailed as well: it matters to people who do not look into the product. */
  readonly mailFailed?: (ground: TellingGround, job: Job) => Promise<void>;
}

/** The jobs that people ask for and wait for, and those that must not fail unnoticed. */
export type Tellings = Readonly<Record<string, Telling>>;

/** Those of `taskHandlers`. */
export const taskTellings: Tellings = {
  [mailDocumentJob]: { done: 'documentSent', failed: 'documentFailed', params: sentParams },
  [importFileJob]: { done: 'importFinished', failed: 'jobFailed' },
  [bulkJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [companyExportJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [inspectionPackJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [printBatchJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [fiscalFileJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [verifyJournalJob]: { done: 'jobFinished', failed: 'jobFailed' },
  [booksCheckJob]: {
    done: (result) => (differencesIn(result) === 0 ? undefined : 'booksDiffer'),
    failed: 'booksUnchecked',
    to: 'owners',
    params: (_, result) => ({ differences: String(differencesIn(result)) }),
  },
  [verifyWeeklyJob]: { failed: 'jobFailed', to: 'owners' },
  [dailySealJob]: { failed: 'jobFailed', to: 'owners', mailFailed: mailFailedSeal },
};

/**
 * Notifies the person who asked for a job, or the owners, of how it has ended: once, however often
 * it is called. Throws where the event store cannot be had now: then it is worth asking again.
 */
export async function tellOfEnding(
  ground: TellingGround,
  tellings: Tellings,
  job: Job,
  ending: Ending,
): Promise<void> {
  const telling = Object.hasOwn(tellings, job.name) ? tellings[job.name] : undefined;
  if (telling === undefined || ending.kind === 'cancelled') return;
  const result = ending.kind === 'done' ? ending.result : undefined;
  const notified = telling[ending.kind];
  const kind = typeof notified === 'function' ? notified(result) : notified;
  if (kind === undefined) return;
  const params = { job: job.name, jobId: job.id, ...(await telling.params?.(job, result)) };
  const notice = { id: `${kind}_${job.id}`, kind, params };
  const people = telling.to === 'owners' ? await ownersOf(ground, job.companyId) : [job.actorId];
  await tell(ground, job.companyId, people, notice);
  if (ending.kind !== 'failed') return;
  await telling.mailFailed?.(ground, job).catch((cause: unknown) => {
    ground.warn?.(`nobody could be mailed that ${job.name} failed`, cause);
  });
}

function sentParams(job: Job): NotificationParams {
  const order = mailDocumentOrderOf(job);
  const { kind: record, id: documentId, reference } = subjectOf(order);
  return { documentId, record, reference, to: order.to };
}
