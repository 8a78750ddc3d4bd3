import { addDays, addMonths } from '../calendar.js';
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
