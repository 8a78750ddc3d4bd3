import type { DayRange, SalesAnswer, SalesPoint } from '@balcao/contracts';
import { addDays, addMonths } from '@balcao/domain';
import { daysIn } from '../statistics/periods.js';
import { noSales, plus, type SumsBy } from '../statistics/trade-sums.js';

/** Up to so many days a curve has a point for each. */
const daysMax = 92;

/** What one point of a period's curve stands for. */
export function stepOf(period: DayRange): SalesAnswer['step'] {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  return days <= daysMax ? 'day' : 'month';
}

/** A point for every day or month of the period, also where nothing was sold. */
export function pointsOf(
  days: SumsBy,
  { from, to }: DayRange,
  step: 'day' | 'month',
): readonly SalesPoint[] {
  const length = step === 'day' ? 10 : 7;
  const points = new Map<string, SalesPoint>();
  for (let day = from; day <= to; day = step === 'day' ? addDays(day, 1) : nextMonth(day)) {
    const at = day.slice(0, length);
    points.set(at, { at, ...noSales });
  }
  for (const [day, figures] of days) {
    const at = day.slice(0, length);
    const point = points.get(at);
    if (point) points.set(at, { at, ...plus(point, figures) });
  }
  return [...points.values()];
}

const nextMonth = (day: string) => addMonths(`${day.slice(0, 7)}-01`, 1);

/** The points of one day by the hour, from the first to the last in which something was sold. */
export function hoursOf(hours: SumsBy, hoursFromUtc: number): readonly SalesPoint[] {
  return [...hours]
    .map(([hour, figures]) => {
      const local = (Number.parseInt(hour, 10) + hoursFromUtc + 24) % 24;
      return { at: String(local).padStart(2, '0'), ...figures };
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}
