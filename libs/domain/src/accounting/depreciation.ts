import { partOfMinor, toMicros, type Rate } from '@balcao/pricing';
import { yearOf } from '../calendar.js';

/** What depreciation of an asset follows from. */
export interface Depreciable {
  readonly costMinor: number;
  /** Percentage of the cost in a year. */
  readonly rate: Rate;
  /** The day from whose month on it is depreciated here. */
  readonly depreciatesFrom: string;
  /** Depreciated before that month, in other books. */
  readonly beforeMinor: number;
}

const monthsOfYear = 12;
const wholeMicros = 100_000_000;

const monthOf = (day: string): number => yearOf(day) * monthsOfYear + Number(day.slice(5, 7));

/**
 * What an asset is depreciated by in all at the end of a month, straight line and in twelfths: each
 * month counts from the one that it is depreciated from, and never more than it cost. Rounded as a
 * whole, so that months and years come to the same cent.
 */
export function depreciatedThrough(
  { costMinor, rate, depreciatesFrom, beforeMinor }: Depreciable,
  through: string,
): number {
  const months = Math.max(0, monthOf(through) - monthOf(depreciatesFrom) + 1);
  const longest = toMicros(rate) === 0 ? 0 : lifeInMonths(rate);
  const counted = Math.min(months, longest);
  const sinceMinor = partOfMinor(costMinor, toMicros(rate) * counted, wholeMicros * monthsOfYear);
  return Math.min(costMinor, beforeMinor + sinceMinor);
}

/** Months until nothing is left. */
const lifeInMonths = (rate: Rate): number =>
  Math.ceil((wholeMicros * monthsOfYear) / toMicros(rate));
