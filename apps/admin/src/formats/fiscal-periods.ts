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
  const first = Date.UTC(yearOf(today), Number.parseInt(today.slice(5, 7), 10) - 1, 1);
  const months = Array.from({ length: monthsOffered }, (_, back) => monthBefore(first, back));
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
  const month = monthBefore(Date.parse(`${from.slice(0, 7)}-01`), 0);
  if (month.from === from && month.to === to) return periodName(month, language);
  return `${showDay(from, language)} – ${showDay(to, language)}`;
}

const yearOf = (day: string) => Number.parseInt(day.slice(0, 4), 10);

function monthBefore(first: number, back: number): FiscalPeriod {
  const start = new Date(first);
  start.setUTCMonth(start.getUTCMonth() - back);
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
  const [from, to] = [start, end].map((date) => date.toISOString().slice(0, 10));
  return { id: (from ?? '').slice(0, 7), from: from ?? '', to: to ?? '' };
}
