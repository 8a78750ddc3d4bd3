import { addDays } from '../formats/days.js';
import { firstOfMonth } from '../fields/month.js';

/** Calendar days, both included; either may be open. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** Periods that people ask for by name. */
export const periods = [
  'today',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const;

export type Period = (typeof periods)[number];

/** The days of a period, as of a day. */
export function rangeOf(period: Period, today: string): Required<DayRange> {
  const year = Number.parseInt(today.slice(0, 4), 10);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'last7Days':
      return { from: addDays(today, -6), to: today };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: lastOfMonth(today) };
    case 'lastMonth':
      return { from: firstOfMonth(today, -1), to: addDays(firstOfMonth(today), -1) };
    case 'thisQuarter': {
      const first = firstOfMonth(today, -((Number.parseInt(today.slice(5, 7), 10) - 1) % 3));
      return { from: first, to: lastOfMonth(firstOfMonth(first, 2)) };
    }
    case 'thisYear':
      return wholeYear(year);
    case 'lastYear':
      return wholeYear(year - 1);
  }
}

const lastOfMonth = (day: string): string => addDays(firstOfMonth(day, 1), -1);

const wholeYear = (year: number): Required<DayRange> => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
});

/** The period whose days they are; none for days of one's own. */
export const periodOf = ({ from, to }: DayRange, today: string): Period | undefined =>
  periods.find((period) => {
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
