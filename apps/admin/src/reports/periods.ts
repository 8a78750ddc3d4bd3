import { addDays, daysBetween, wholeMonths } from '@balcao/domain';
import type { DayRange } from '../filters/periods.js';

/** What a period is compared with. */
export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** What a day is compared with. */
export const daysBeside = ['none', 'month', 'year', 'day'] as const;
export type DayBeside = (typeof daysBeside)[number];

/** The day that a day is compared with: a month or a year before it, or one that is chosen. */
export function dayBeside(
  beside: DayBeside,
  on: string,
  chosen: string | undefined,
): string | undefined {
  if (beside === 'month') return monthBefore(on);
  if (beside === 'year') return yearBefore(on);
  return beside === 'day' ? chosen : undefined;
}

/** The days that a period is compared with; none where it is open or nothing is compared. */
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

/** The same day a month before; of the last of a month, the last of the one before. */
function monthBefore(day: string): string {
  const before = wholeMonths(day, -1, 1);
  if (addDays(day, 1).endsWith('-01')) return before.to;
  const same = `${before.from.slice(0, 8)}${day.slice(8)}`;
  return same < before.to ? same : before.to;
}

/** The same day a year before; of 29 February, the last of the month. */
function yearBefore(day: string): string {
  const year = String(Number.parseInt(day.slice(0, 4), 10) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
