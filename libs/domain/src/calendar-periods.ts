import { addDays, firstOfMonth, weekdayOf } from './calendar.js';

/** A stretch of days that people ask for by name. Weeks begin on Monday. */
export type CalendarPeriod =
  | 'today'
  | 'yesterday'
  | 'last7Days'
  | 'last30Days'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisQuarter'
  | 'lastQuarter'
  | 'thisYear'
  | 'lastYear';

/** A first and a last day, both included. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

/** The days of a period, as of a day. */
export function daysOfPeriod(period: CalendarPeriod, today: string): PeriodDays {
  const monday = addDays(today, 1 - weekdayOf(today));
  const month = Number(today.slice(5, 7));
  const quarter = -((month - 1) % 3);
  switch (period) {
    case 'today':
      return days(today, 1);
    case 'yesterday':
      return days(addDays(today, -1), 1);
    case 'last7Days':
      return days(addDays(today, -6), 7);
    case 'last30Days':
      return days(addDays(today, -29), 30);
    case 'thisWeek':
      return days(monday, 7);
    case 'lastWeek':
      return days(addDays(monday, -7), 7);
    case 'thisMonth':
      return wholeMonths(today, 0, 1);
    case 'lastMonth':
      return wholeMonths(today, -1, 1);
    case 'thisQuarter':
      return wholeMonths(today, quarter, 3);
    case 'lastQuarter':
      return wholeMonths(today, quarter - 3, 3);
    case 'thisYear':
      return wholeMonths(today, 1 - month, 12);
    case 'lastYear':
      return wholeMonths(today, -11 - month, 12);
  }
}

const days = (from: string, count: number): PeriodDays => ({ from, to: addDays(from, count - 1) });

/** `count` whole months, the first of them `offset` months after that of the day. */
export function wholeMonths(day: string, offset: number, count: number): PeriodDays {
  const from = firstOfMonth(day, offset);
  return { from, to: addDays(firstOfMonth(from, count), -1) };
}
