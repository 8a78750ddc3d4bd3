import type { Schedule } from '@balcao/jobs';

/** The job that tells people of a company, once a day, what they should look at. */
export const dailyNoticesJob = 'notifications.daily';

/** Before the day's work begins. */
const pattern = '30 5 * * *';

/** A company's schedule: every day of its own time zone. */
export function dailyNoticesSchedule(companyId: string, timeZone: string): Schedule {
  return {
    key: 'notifications-daily',
    name: dailyNoticesJob,
    companyId,
    actorId: 'notifications',
    payload: { timeZone },
    recurrence: { pattern, timeZone },
  };
}
