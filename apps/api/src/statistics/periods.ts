import type { DashboardPeriod, DayRange } from '@balcao/contracts';
import { addDays, addMonths, daysBetween, lastDayOf, weekdayOf } from '@balcao/domain';

/** A period with those that it is compared with. */
export interface ComparedPeriods {
  readonly period: DayRange;
  readonly previous: DayRange;
  readonly lastYear: DayRange;
}

/**
 * The days of a period up to today, and as many of the one before: a month on its 12th day is
 * compared with the first 12 days of the month before. A chosen period is compared with the days
 * just before it. Weeks begin on Monday.
 */
export function comparedPeriods(
  kind: Exclude<DashboardPeriod, 'custom'> | DayRange,
  today: string,
): ComparedPeriods {
  const period = typeof kind === 'string' ? beginningOf(kind, today) : kind;
  return { period, previous: previousOf(kind, period), lastYear: shifted(period, -12) };
}

function beginningOf(kind: Exclude<DashboardPeriod, 'custom'>, to: string): DayRange {
  switch (kind) {
    case 'today':
      return { from: to, to };
    case 'week':
      return { from: addDays(to, 1 - weekdayOf(to)), to };
    case 'month':
      return { from: `${to.slice(0, 7)}-01`, to };
    case 'year':
      return { from: `${to.slice(0, 4)}-01-01`, to };
  }
}

function previousOf(kind: string | DayRange, period: DayRange): DayRange {
  if (kind === 'today') return { from: addDays(period.from, -1), to: addDays(period.to, -1) };
  if (kind === 'week') return { from: addDays(period.from, -7), to: addDays(period.to, -7) };
  if (kind === 'month') return shifted(period, -1);
  if (kind === 'year') return shifted(period, -12);
  const days = daysIn(period);
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}

const shifted = ({ from, to }: DayRange, months: number): DayRange => ({
  from: addMonths(from, months),
  to: addMonths(to, months),
});

/** How many days a period has. */
export function daysIn({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** A stretch of a period that rows of one grain stand for. */
export interface Span extends DayRange {
  readonly grain: 'day' | 'month';
}

/** A period as whole months, with the days before and behind them. */
export function spansOf({ from, to }: DayRange): readonly Span[] {
  const first = from.slice(8) === '01' ? from.slice(0, 7) : addMonths(from, 1).slice(0, 7);
  const isWhole = to === lastDayOf(to.slice(0, 7));
  const last = isWhole ? to.slice(0, 7) : addMonths(`${to.slice(0, 7)}-01`, -1).slice(0, 7);
  if (first > last) return [{ grain: 'day', from, to }];
  const before = addDays(`${first}-01`, -1);
  const after = addDays(lastDayOf(last), 1);
  return [
    ...(from <= before ? [{ grain: 'day', from, to: before } as const] : []),
    { grain: 'month', from: first, to: last },
    ...(after <= to ? [{ grain: 'day', from: after, to } as const] : []),
  ];
}
