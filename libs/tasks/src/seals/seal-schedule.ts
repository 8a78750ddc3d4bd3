import type { Schedule } from '@balcao/jobs';

/** The job that seals a company's day. */
export const dailySealJob = 'seals.daily';

/** Once the day is over, and before the work of the next. */
const pattern = '5 0 * * *';

/** A company's schedule: every day of its own time zone. */
export function dailySealSchedule(companyId: string, timeZone: string): Schedule {
  return {
    key: 'seals-daily',
    name: dailySealJob,
    companyId,
    actorId: 'seals',
    payload: { timeZone },
    recurrence: { pattern, timeZone },
  };
}
