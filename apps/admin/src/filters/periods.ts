import { firstOfMonth } from '../fields/month.js';
import { addDays } from '../formats/days.js';

/** Calendar days, both included; either may be open. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** A stretch of days that people ask for by name. Weeks begin on Monday. */
export type Period =
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

/** The periods that lists are filtered by. */
export const listPeriods = [
  'today',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const satisfies readonly Period[];

/** The first and the last day of a period, as of a day. */
export function rangeOf(period: Period, today: string): Required<DayRange> {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const month = Number.parseInt(today.slice(5, 7), 10);
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

const days = (from: string, count: number): Required<DayRange> => ({
  from,
  to: addDays(from, count - 1),
});

/** `count` whole months, the first of them `offset` months after that of the day. */
export function wholeMonths(day: string, offset: number, count: number): Required<DayRange> {
  const from = firstOfMonth(day, offset);
  return { from, to: addDays(firstOfMonth(from, count), -1) };
}

/** The period of lists whose days they are; none for days of one's own. */
export const periodOf = ({ from, to }: DayRange, today: string): Period | undefined =>
  listPeriods.find((period) => {
    const range = rangeOf(period, today);
    return range.from === from && range.to === to;
  });

/** The days that a filter of a list keeps to. */
export function rangeIn(condition: unknown): DayRange {
  if (typeof condition !== 'object' || condition === null) return {};
  const { $gte, $lte } = condition as Readonly<Record<'$gte' | '$lte', unknown>>;
  return {
    ...(typeof $gte === 'string' && { from: $gte }),
    ...(typeof $lte === 'string' && { to: $lte }),
  };
}

/** The filter of a list for some days; none for all days. */
export function conditionOf({ from, to }: DayRange): object | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}
