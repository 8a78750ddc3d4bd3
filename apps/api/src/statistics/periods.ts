import type { DashboardPeriod, DayRange } from '@balcao/contracts';
import { addDays, yearOf } from '@balcao/domain';

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

/** The same day so many months later, or the month's last where it has no such day. */
export function addMonths(day: string, months: number): string {
  const index = yearOf(day) * 12 + Number.parseInt(day.slice(5, 7), 10) - 1 + months;
  const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const last = lastDayOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The last day of a month, `2026-02`. */
export function lastDayOf(month: string): string {
  const year = yearOf(month);
  const next = Number.parseInt(month.slice(5), 10);
  return new Date(Date.UTC(year, next, 0)).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 ? 7 : weekday;
}

const dayMs = 86_400_000;

/** How many days a period has. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
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
