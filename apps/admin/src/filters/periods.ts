import { daysOfPeriod, type CalendarPeriod } from '@balcao/domain';

/** Calendar days, both included; either may be open. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

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
] as const satisfies readonly CalendarPeriod[];

/** The period of lists whose days they are; none for days of one's own. */
export const periodOf = ({ from, to }: DayRange, today: string): CalendarPeriod | undefined =>
  listPeriods.find((period) => {
    const range = daysOfPeriod(period, today);
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
