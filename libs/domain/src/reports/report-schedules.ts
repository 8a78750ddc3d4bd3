import { isEmail } from '../identifiers/index.js';
import { refuse } from '../refusal.js';
import type {
  ReportMailed,
  ReportScheduled,
  ReportScheduleEnded,
  ReportScheduleEvent,
  ScheduleEnd,
} from './report-schedule.events.js';

/** A report that is mailed, or was until something ended it. */
export type ReportSchedule = ReportScheduled['data'] & {
  readonly endedBy?: Exclude<ScheduleEnd, 'removed'>;
  /** The day on which it went out last. */
  readonly mailedOn?: string;
};

/** The schedules of a company by their ids; those taken away are not there. */
export type ReportSchedules = ReadonlyMap<string, ReportSchedule>;

/** The most that schedules may be, so that nobody's mailbox or queue is flooded. */
export const scheduleLimits = {
  /** Schedules of one company. */
  schedules: 100,
  /** Addresses of one schedule. */
  recipients: 20,
  /** Characters of a name. */
  name: 80,
  /** The last day of a month that each month has. */
  dayOfMonth: 28,
} as const;

const none: ReportSchedules = new Map();

/** The schedules after one more event. */
export function evolveReportSchedules(
  schedules: ReportSchedules = none,
  { type, data }: ReportScheduleEvent,
): ReportSchedules {
  const next = new Map(schedules);
  const known = next.get(data.id);
  switch (type) {
    case 'ReportScheduled':
      return next.set(data.id, { ...data, ...(known?.mailedOn && { mailedOn: known.mailedOn }) });
    case 'ReportScheduleEnded':
      if (data.reason === 'removed') next.delete(data.id);
      else if (known) next.set(data.id, { ...known, endedBy: data.reason });
      return next;
    case 'ReportMailed':
      return known ? next.set(data.id, { ...known, mailedOn: data.on }) : next;
  }
}

/** Has a report mailed from now on; the same id again changes what is mailed. */
export function scheduleReport(
  schedules: ReportSchedules = none,
  wanted: ReportScheduled['data'],
): readonly ReportScheduled[] {
  const { recipients: most, schedules: max, name: longest, dayOfMonth } = scheduleLimits;
  const name = wanted.name.trim();
  if (name === '') refuse('field.required', { field: 'name' }, 'name');
  if (name.length > longest) refuse('field.tooLong', { field: 'name', max: longest }, 'name');
  if (!schedules.has(wanted.id) && schedules.size >= max) {
    refuse('field.tooMany', { field: 'schedules', max });
  }
  if (wanted.hour < 0 || wanted.hour > 23) refuseRange('hour', 0, 23);
  const lastDay = wanted.every === 'week' ? 7 : dayOfMonth;
  if (wanted.every !== 'day' && (wanted.day < 1 || wanted.day > lastDay)) {
    refuseRange('day', 1, lastDay);
  }
  const recipients = [...new Set(wanted.recipients.map((one) => one.trim().toLowerCase()))];
  if (recipients.length === 0) refuse('field.required', { field: 'recipients' }, 'recipients');
  if (recipients.length > most) {
    refuse('field.tooMany', { field: 'recipients', max: most }, 'recipients');
  }
  if (!recipients.every(isEmail)) refuse('email.invalid', undefined, 'recipients');
  return [{ type: 'ReportScheduled', data: { ...wanted, name, recipients } }];
}

/** Mails a report no more. Whoever made it may, and whoever manages the company. */
export function endReportSchedule(
  schedules: ReportSchedules = none,
  id: string,
  reason: ScheduleEnd,
): readonly ReportScheduleEnded[] {
  const known = schedules.get(id) ?? refuse('record.notFound', { id });
  if (reason !== 'removed' && known.endedBy !== undefined) return [];
  return [{ type: 'ReportScheduleEnded', data: { id, reason } }];
}

/** Notes that a report went out; nothing once that day's has, or where it is mailed no more. */
export function recordReportMailed(
  schedules: ReportSchedules = none,
  id: string,
  on: string,
): readonly ReportMailed[] {
  const known = schedules.get(id);
  if (known === undefined || known.mailedOn === on) return [];
  return [{ type: 'ReportMailed', data: { id, on } }];
}

function refuseRange(field: string, min: number, max: number): never {
  return refuse('field.outOfRange', { field, min, max }, field);
}
