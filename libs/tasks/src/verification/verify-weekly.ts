import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameOfJob, type JobHandler, type Json, type Schedule } from '@balcao/jobs';
import { verifyJournal, type Seal } from '@balcao/journal';
import type { TaskGround } from '../task-ground.js';

/** The job that checks all of a journal, a part at a time. */
export const verifyWeeklyJob = 'journal.verifyWeekly';

/** The size of a step and of a run. */
interface Steps {
  /** Events before a pause as long as they took: others have half of the time. */
  readonly perStep: number;
  /** Events of one run; the rest is a run of its own, behind the jobs of others. */
  readonly perRun: number;
}

const usualSteps: Steps = { perStep: 1_000, perRun: 50_000 };

/** The nights' hours in which journals are checked. */
const hours = [1, 2, 3, 4, 5] as const;

/** A company's schedule: once a week, at an hour of a night that is its own. */
export function verifyWeeklySchedule(companyId: string, timeZone: string): Schedule {
  const [minute = 0, hour = 0, day = 0] = createHash('sha256').update(companyId).digest();
  const pattern = `${minute % 60} ${hours[hour % hours.length] ?? 1} * * ${day % 7}`;
  return {
    key: 'verify-weekly',
    name: verifyWeeklyJob,
    companyId,
    actorId: 'books',
    payload: { timeZone },
    recurrence: { pattern, timeZone },
  };
}

/**
 * Checks the whole chain of a journal in steps, each behind the last; what is damaged is noted, and
 * so is a journal that is whole again.
 */
export function verifyWeekly(
  { events, jobs, damages }: Pick<TaskGround, 'events' | 'jobs' | 'damages'>,
  { perStep, perRun } = usualSteps,
): JobHandler {
  return async (run) => {
    const { job, signal } = run;
    const { companyId, actorId } = job;
    const begun = placeIn(job.payload);
    let from = begun;
    for (let checked = 0; checked < perRun; checked += perStep) {
      const startedAt = performance.now();
      const options = { signal, limit: perStep, ...(from !== undefined && { from }) };
      const report = await verifyJournal(events, companyId, options);
      if (!report.intact) {
        const { revision, fault } = report;
        await damages?.found(companyId, { revision, fault });
        return { intact: false, revision, fault };
      }
      from = report.end ?? from;
      if (report.events < perStep) {
        const all = (from?.revision ?? -1) + 1;
        await damages?.foundIntact(companyId, all);
        return { intact: true, events: all };
      }
      run.progress({ percent: Math.floor((100 * checked) / perRun) });
      await sleep(performance.now() - startedAt, undefined, { signal });
    }
    const { revision = -1, hash = '' } = from ?? {};
    const id = `${nameOfJob(job).slice(0, 40)}-${revision}`;
    const payload = { from: { revision, hash } };
    await jobs.enqueue({ id, name: verifyWeeklyJob, companyId, actorId, payload });
    return { checked: revision - (begun?.revision ?? -1) };
  };
}

/** The end of the run before. */
function placeIn(payload: Json): Seal | undefined {
  const { from } = payload as { readonly from?: Seal };
  return from;
}
