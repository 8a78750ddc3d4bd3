import type { Job, JobHandler, Json } from '@balcao/jobs';
import type { TaskJournals } from '../task-ground.js';

/** The last command of a job, recorded when all that it is for is done. */
export interface JobRecord {
  readonly commandId: string;
  /** The answer of the job. */
  readonly result: Json;
}

/** The jobs that record what they did in the company's journal, by their names. */
export type JobRecords = Readonly<Record<string, (job: Job) => JobRecord>>;

type RecordsGround = { readonly journals: Pick<TaskJournals, 'hasExecuted'> };

/** The record of a job, where it is in the journal already; undefined otherwise. */
export async function recordedOf(
  { journals }: RecordsGround,
  records: JobRecords,
  job: Job,
): Promise<JobRecord | undefined> {
  const record = Object.hasOwn(records, job.name) ? records[job.name]?.(job) : undefined;
  if (record === undefined) return undefined;
  return (await journals.hasExecuted(job.companyId, record.commandId)) ? record : undefined;
}

/**
 * The handlers, which do nothing where what they did is recorded: a mail that went and is noted is
 * not sent again because its worker was lost before it could say so.
 */
export function onceRecorded(
  ground: RecordsGround,
  records: JobRecords,
  handlers: Readonly<Record<string, JobHandler>>,
): Readonly<Record<string, JobHandler>> {
  const once = Object.entries(handlers).map(([name, handler]): [string, JobHandler] => [
    name,
    async (run) => {
      const recorded = await recordedOf(ground, records, run.job);
      return recorded === undefined ? handler(run) : recorded.result;
    },
  ]);
  return Object.fromEntries(once);
}
