import type { SchedulePeriod } from '@balcao/contracts';
import { addDays, yearOf } from '@balcao/domain';
import { addMonths, lastDayOf, weekdayOf } from '../../statistics/periods.js';

/** The first and the last day of a period, as of a day; open for all days. */
export function periodDays(
  period: SchedulePeriod,
  today: string,
): { readonly from?: string; readonly to?: string } {
  const monday = addDays(today, 1 - weekdayOf(today));
  const month = Number.parseInt(today.slice(5, 7), 10);
  const quarter = -((month - 1) % 3);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: monday, to: addDays(monday, 6) };
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'thisMonth':
      return months(today, 0, 1);
    case 'lastMonth':
      return months(today, -1, 1);
    case 'thisQuarter':
      return months(today, quarter, 3);
    case 'lastQuarter':
      return months(today, quarter - 3, 3);
    case 'thisYear':
      return { from: `${yearOf(today)}-01-01`, to: `${yearOf(today)}-12-31` };
    case 'lastYear':
      return { from: `${yearOf(today) - 1}-01-01`, to: `${yearOf(today) - 1}-12-31` };
    case 'all':
      return {};
  }
}

/** Whole months, the first of them so many after that of the day. */
function months(day: string, offset: number, count: number) {
  const from = addMonths(`${day.slice(0, 7)}-01`, offset);
  return { from, to: lastDayOf(addMonths(from, count - 1).slice(0, 7)) };
}
