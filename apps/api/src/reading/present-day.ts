import { todayIn, type Books } from '@balcao/domain';
import { lookedAtMoment } from '../access/rows/row-rules.js';

/**
 * The day that lists and figures take for today, by the company's books. In the past it is that of
 * the moment that is looked at: what was late then is late, and this month is that month. To be
 * called by the request itself, which knows its moment.
 */
export function presentDay(clock: () => Date): (books: Books) => string {
  const { trueOn, recordedAt: now = clock().toISOString() } = lookedAtMoment() ?? {};
  return (books) => trueOn ?? todayIn(books, { now });
}
