import type { DayRange, SalesAnswer } from '@balcao/contracts';
import { addDays } from '../../formats/days.js';
import { salesPath } from '../proof/links.js';

/** The list of one point of a curve: of an hour, a day, or what the period has of a month. */
export function pathOfPoint(
  { period, hoursFromUtc }: Pick<SalesAnswer, 'period' | 'hoursFromUtc'>,
  at: string,
): string {
  if (at.length === 2) {
    return salesPath(period, { hourUtc: utcHour(Number.parseInt(at, 10), hoursFromUtc) });
  }
  if (at.length === 10) return salesPath({ from: at, to: at });
  return salesPath(within(period, at));
}

/** An hour of the company's day in UTC, as the rows keep it. */
export const utcHour = (hour: number, hoursFromUtc: number): number =>
  (hour - hoursFromUtc + 24) % 24;

function within({ from, to }: DayRange, month: string): DayRange {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  const last = addDays(`${next}-01`, -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}
