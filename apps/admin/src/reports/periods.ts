import { addDays, daysBetween, wholeMonths } from '@balcao/domain';
import type { DayRange } from '../filters/periods.js';

/** The choices for the period to compare with. */
export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The choices for the day to compare with. */
export const daysBeside = ['none', 'month', 'year', 'day'] as const;
export type DayBeside = (typeof daysBeside)[number];

/** The day to compare with: a month or a year earlier, or a chosen one. */
export function dayBeside(
  beside: DayBeside,
  on: string,
  chosen: string | undefined,
): string | undefined {
  if (beside === 'month') return monthBefore(on);
  if (beside === 'year') return yearBefore(on);
  return beside === 'day' ? chosen : undefined;
}

/** The period to compare with; undefined if the period is open-ended or nothing is compared. */
export function comparedTo(
  comparison: Comparison,
  { from, to }: DayRange,
): Required<DayRange> | undefined {
  if (comparison === 'none' || from === undefined || to === undefined) return undefined;
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  if (isWholeMonths(from, to)) {
    const count = monthNumber(to) - monthNumber(from) + 1;
    return wholeMonths(from, -count, count);
  }
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const monthNumber = (day: string) =>
  Number.parseInt(day.slice(0, 4), 10) * 12 + Number.parseInt(day.slice(5, 7), 10) - 1;

const isWholeMonths = (from: string, to: string) =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/**
 * The same day one month earlier; the last day of a month gives the last day of the previous one.
 */
function monthBefore(day: string): string {
  const before = wholeMonths(day, -1, 1);
  if (addDays(day, 1).endsWith('-01')) return before.to;
  const same = `${before.from.slice(0, 8)}${day.slice(8)}`;
  return same < before.to ? same : before.to;
}

/** The same day one year earlier; 29 February gives the last day of February. */
function yearBefore(day: string): string {
  const year = String(Number.parseInt(day.slice(0, 4), 10) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
