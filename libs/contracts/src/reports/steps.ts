import { addDays, daysBetween, lastDayOf, weekdayOf } from '@balcao/domain';
import type { ReportStep } from './report.js';

/** How late a due day is: not yet, so many days at most, or more. */
export const lateness = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
/** One step of lateness, as rows and filters name it. */
export type Lateness = (typeof lateness)[number];

/** Days late of each step of lateness, both included; the first has none. */
const bounds: Readonly<
  Record<Lateness, readonly [least: number | undefined, most: number | undefined]>
> = {
  notDue: [undefined, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, undefined],
};

/** The step that a day falls into: `2026-03`, `2026-Q1`, the Monday of its week, `to30`. */
export function stepOf(day: string, step: ReportStep, today: string): string {
  switch (step) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, 1 - weekdayOf(day));
    case 'month':
      return day.slice(0, 7);
    case 'quarter':
      return `${day.slice(0, 4)}-Q${Math.ceil(Number.parseInt(day.slice(5, 7), 10) / 3)}`;
    case 'year':
      return day.slice(0, 4);
    case 'lateness': {
      const late = daysBetween(day, today);
      return lateness.find((name) => late <= (bounds[name][1] ?? Infinity)) ?? 'over90';
    }
  }
}

/** The first and the last day of a step; an open side is missing. */
export function daysOfStep(
  value: string,
  step: ReportStep,
  today: string,
): { readonly from?: string; readonly to?: string } {
  switch (step) {
    case 'day':
      return { from: value, to: value };
    case 'week':
      return { from: value, to: addDays(value, 6) };
    case 'month':
      return { from: `${value}-01`, to: lastDayOf(value) };
    case 'quarter': {
      const first = Number.parseInt(value.slice(6), 10) * 3 - 2;
      const month = (at: number) => `${value.slice(0, 4)}-${String(at).padStart(2, '0')}`;
      return { from: `${month(first)}-01`, to: lastDayOf(month(first + 2)) };
    }
    case 'year':
      return { from: `${value}-01-01`, to: `${value}-12-31` };
    case 'lateness': {
      const [least, most] = bounds[lateness.find((name) => name === value) ?? 'notDue'];
      return {
        ...(most !== undefined && { from: addDays(today, -most) }),
        ...(least !== undefined && { to: addDays(today, -least) }),
      };
    }
  }
}
