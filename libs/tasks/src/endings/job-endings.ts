import { AppendOutcomeUnknown, StoreUnavailable } from '@balcao/event-store';
import type { Ending, Job, JobEnded } from '@balcao/jobs';
import { tellOfEnding, type Tellings } from '../notifications/index.js';
import type { TaskGround } from '../task-ground.js';
import { recordedOf, type JobRecords } from './recorded-jobs.js';

type EndingGround = Pick<
  TaskGround,
  'events' | 'clock' | 'journals' | 'mail' | 'webAddress' | 'warn'
>;

/**
 * Follows up a job that ends: its handler answers or throws, or its workers were lost with it. One
 * that failed but has recorded all that it is for is done; then people are notified. Whether they
 * can be notified changes nothing about the job, unless the store is only away for now.
 */
export function jobEndings(
  ground: EndingGround,
  { records, tellings }: { readonly records: JobRecords; readonly tellings: Tellings },
): JobEnded {
  return async (job, ending) => {
    try {
      const settled = await settledOf(ground, records, job, ending);
      await tellOfEnding(ground, tellings, job, settled);
      return settled;
    } catch (error) {
      if (isPassing(error)) throw error;
      ground.warn?.(`nobody could be notified of how a job ${job.name} has ended`, error);
      return ending;
    }
  };
}

async function settledOf(
  ground: EndingGround,
  records: JobRecords,
  job: Job,
  ending: Ending,
): Promise<Ending> {
  if (ending.kind !== 'failed') return ending;
  const recorded = await recordedOf(ground, records, job);
  return recorded === undefined ? ending : { kind: 'done', result: recorded.result };
}

/** A file that is damaged stays so: a job that waited for it would never end. */
const isPassing = (error: unknown): boolean =>
  (error instanceof StoreUnavailable && error.fault !== 'damaged') ||
  error instanceof AppendOutcomeUnknown;
