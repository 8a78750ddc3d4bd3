import { firstOfMonth, weekdayOf } from '@balcao/domain';
import { addDays } from '../formats/days.js';

/** Six weeks from the Monday before the first of the day's month. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = firstOfMonth(day);
  const start = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key moves to in a calendar, or `undefined` for a key that moves nothing. */
export function moveByKey(day: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return firstOfMonth(day, -1);
  if (key === 'PageDown') return firstOfMonth(day, 1);
  return undefined;
}
