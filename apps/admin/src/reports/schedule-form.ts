import type { Report, SchedulePeriod, ScheduleReportBody } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { ulid } from 'ulidx';
import type { ReportState } from './report-state.js';

/** What a person says of a report that is to be mailed. */
export interface WantedSchedule extends Pick<
  ScheduleReportBody,
  'name' | 'every' | 'day' | 'hour' | 'format'
> {
  readonly period: SchedulePeriod;
  /** Addresses, with commas or spaces between. */
  readonly recipients: string;
}

/** The days that are looked back at: yesterday's each day, last week's each week. */
const lookedBackAt = { day: 'yesterday', week: 'lastWeek', month: 'lastMonth' } as const;

/** What the form begins with. */
export const firstWanted = (name: string, email: string): WantedSchedule => ({
  ...{ name, every: 'week', day: 1, hour: 7, format: 'pdf' },
  ...{ period: lookedBackAt.week, recipients: email },
});

/** Another rhythm has other days: those that it looks back at, and the first of its own. */
export const atRhythm = (
  wanted: WantedSchedule,
  every: WantedSchedule['every'],
): WantedSchedule => ({ ...wanted, every, day: 1, period: lookedBackAt[every] });

/** The schedule of a report as it is on screen; its days are those of the schedule. */
export function bodyOf(
  report: Report,
  { filters, by }: ReportState,
  columns: readonly string[],
  language: Language,
  { recipients, ...wanted }: WantedSchedule,
): ScheduleReportBody {
  return {
    ...wanted,
    ...{ id: ulid(), report: report.name, filter: JSON.stringify(filters), by, language },
    columns: by === '' ? columns : [],
    recipients: recipients.split(/[\s,;]+/).filter((address) => address !== ''),
  };
}
