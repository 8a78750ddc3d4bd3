import { addDays, dayIn, ownName } from '@balcao/domain';
import type { JobHandler } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { mailSeal } from './mail-seal.js';
import { dailySealSchedule } from './seal-schedule.js';

/** What of the ground a seal stands on. */
export type SealGround = Pick<
  TaskGround,
  'events' | 'journals' | 'jobs' | 'mail' | 'clock' | 'webAddress'
>;

/**
 * Seals the day that is over, once: however often it runs, the command of a day is one. A day on
 * which nothing happened has no seal.
 */
export function sealDay(ground: SealGround): JobHandler {
  return async ({ job }) => {
    const { companyId } = job;
    const { timeZone, mailsSeals } = await ground.journals.inspect(companyId, (books) =>
      books.companies.settings.get(),
    );
    const { timeZone: known } = job.payload as { readonly timeZone?: string };
    if (timeZone !== known) await ground.jobs.repeat(dailySealSchedule(companyId, timeZone));
    const on = addDays(dayIn(timeZone, ground.clock().toISOString()), -1);
    const { events } = await ground.journals.execute(companyId, {
      commandId: ownName(`seal-${on}`),
      actorId: job.actorId,
      body: { type: 'SealJournal', on },
    });
    const [sealed] = events.flatMap((one) => (one.type === 'JournalSealed' ? [one.data] : []));
    if (sealed === undefined) return { sealed: false };
    if (mailsSeals) await mailSeal(ground, companyId, sealed);
    const { number, digest } = sealed;
    return { sealed: true, number, digest };
  };
}
