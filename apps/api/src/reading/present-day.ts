import { todayIn, type Books } from '@balcao/domain';
import { lookedAtMoment } from '../access/rows/row-rules.js';

/** What a request takes for now. */
export interface Present {
  /** UTC instant. */
  readonly now: string;
  /** The day of the company, `2026-03-02`. */
  readonly today: string;
}

/**
 * The day that lists and figures take for today, by the company's books. In the past it is that of
 * the moment that is looked at: what was late then is late, and this month is that month. To be
 * called by the request itself, which knows its moment.
 */
export function presentDay(clock: () => Date): (books: Books) => string {
  const present = presentOf(clock);
  return (books) => present(books).today;
}

/** The same, with the instant. */
export function presentOf(clock: () => Date): (books: Books) => Present {
  const { trueOn, recordedAt: now = clock().toISOString() } = lookedAtMoment() ?? {};
  return (books) => ({ now, today: trueOn ?? todayIn(books, { now }) });
}
