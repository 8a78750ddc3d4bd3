import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Problems } from '../refusal.js';

/**
 * A year whose series are all closed takes no expense and no change of one; a year that never had a
 * series does not stand for a closed one.
 */
export function refuseClosedYear(
  books: Books,
  day: string,
  path: string,
  problems: Problems,
): void {
  const year = yearOf(day);
  let isClosed = false;
  for (const series of books.series.series.values()) {
    if (series.year !== year) continue;
    if (series.isOpen) return;
    isClosed = true;
  }
  if (isClosed) problems.add(path, 'expense.yearClosed', { year });
}
