import { wholeMonths } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import { showDay, showMonth } from './days.js';

/** Months that are offered, the running one first. */
const monthsOffered = 15;

/** A month or a year that a file may be made of. */
export interface FiscalPeriod {
  /** `2026-10` or `2026`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The months before a day, then the years they are in. */
export function fiscalPeriods(today: string): readonly FiscalPeriod[] {
  const months = Array.from({ length: monthsOffered }, (_, back) => monthBefore(today, back));
  const years = [...new Set(months.map(({ id }) => id.slice(0, 4)))];
  return [...months, ...years.map((id) => ({ id, from: `${id}-01-01`, to: `${id}-12-31` }))];
}

/** The month that is to be handed in: the one before the day. */
export const periodDue = (today: string): string => fiscalPeriods(today)[1]?.id ?? '';

/** `October 2026` or `2026`. */
export function periodName({ id, from }: FiscalPeriod, language: Language): string {
  return id.length === 4 ? id : showMonth(from, language);
}

/** The name of the month or year that the days are; the days themselves where they are neither. */
export function daysName(from: string, to: string, language: Language): string {
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  const month = monthBefore(from, 0);
  if (month.from === from && month.to === to) return periodName(month, language);
  return `${showDay(from, language)} – ${showDay(to, language)}`;
}

function monthBefore(day: string, back: number): FiscalPeriod {
  const days = wholeMonths(day, -back, 1);
  return { id: days.from.slice(0, 7), ...days };
}
