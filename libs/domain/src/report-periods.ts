import { daysOfPeriod, type CalendarPeriod, type PeriodDays } from './calendar-periods.js';

/** Periods that a report is asked for and mailed by; `all` begins and ends with the books. */
export const reportPeriods = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'all',
] as const satisfies readonly (CalendarPeriod | 'all')[];

/** The name of a period; its days follow from the day on which it is asked for. */
export type ReportPeriod = (typeof reportPeriods)[number];

/** The report's period with this name; undefined for anything else. */
export const reportPeriodOf = (name: string | null): ReportPeriod | undefined =>
  reportPeriods.find((period) => period === name);

/** The first and the last day of a report's period, as of a day; open for all days. */
export const daysOfReportPeriod = (period: ReportPeriod, today: string): Partial<PeriodDays> =>
  period === 'all' ? {} : daysOfPeriod(period, today);
