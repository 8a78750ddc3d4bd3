import type { ReportSchedule } from '@balcao/domain';
import type { Schedule } from '@balcao/jobs';

/** The job that mails a report on its day. */
export const mailReportJob = 'report.mail';

/** One attempt at once, and others over about half an hour. */
const attempts = 6;
const backoffMs = 30_000;

export const scheduleKey = (id: string): string => `report-${id}`;

/** When a report is mailed: at its hour of the company's time zone. */
export function mailReportSchedule(
  companyId: string,
  { id, ownerId, every, day, hour }: ReportSchedule,
  timeZone: string,
): Schedule {
  const days = { day: '* * *', week: `* * ${day % 7}`, month: `${day} * *` }[every];
  return {
    key: scheduleKey(id),
    name: mailReportJob,
    companyId,
    actorId: ownerId,
    payload: { id, timeZone },
    attempts,
    backoffMs,
    recurrence: { pattern: `0 ${hour} ${days}`, timeZone },
  };
}
