import { addDays, yearOf } from '../calendar.js';
import type { RecurringExpenseFields } from './expenses.registers.js';

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Occurrences recorded at once: ten years of a monthly expense. */
export const OCCURRENCES_MAX = 120;

/** The days of a recurring expense after `recorded`, up to and with `today`, the earliest first. */
export function occurrencesDue(
  { every, startsOn, endsOn }: Pick<RecurringExpenseFields, 'every' | 'startsOn' | 'endsOn'>,
  recorded: string | undefined,
  today: string,
): readonly string[] {
  const last = endsOn !== undefined && endsOn < today ? endsOn : today;
  const days: string[] = [];
  for (let index = 0; days.length < OCCURRENCES_MAX; index += 1) {
    const day =
      every === 'week'
        ? addDays(startsOn, 7 * index)
        : addMonths(startsOn, monthsOf[every] * index);
    if (day > last) break;
    if (recorded === undefined || day > recorded) days.push(day);
  }
  return days;
}

/** The same day so many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const monthsIn = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = firstOf(monthsIn);
  const lastOfMonth = addDays(firstOf(monthsIn + 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > lastOfMonth ? lastOfMonth : same;
}

function firstOf(months: number): string {
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
