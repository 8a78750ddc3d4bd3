import type { Books } from '../books.js';
import { isClockBehind } from '../moment.js';
import { CLOCK_AHEAD_MAX_MS } from './clock.limits.js';

/**
 * Why the clock is not trusted until a person confirms it: `behind` the last thing that a person
 * did, or `ahead` of it by more than a day.
 */
export type ClockDoubt = 'behind' | 'ahead';

/** The doubt about the clock, a UTC instant; undefined where there is none. */
export function clockDoubt(books: Pick<Books, 'clock'>, clock: string): ClockDoubt | undefined {
  const last = books.clock.lastByPerson.get();
  if (last === '') return undefined;
  if (isClockBehind(clock, last)) return 'behind';
  const aheadMs = Date.parse(clock) - Date.parse(last);
  return aheadMs > CLOCK_AHEAD_MAX_MS ? 'ahead' : undefined;
}

/** The same for people to see, with the instant that the clock is compared with: any event. */
export function shownClockDoubt(books: Pick<Books, 'clock'>, clock: string) {
  const { last, lastByPerson } = books.clock;
  if (isClockBehind(clock, last.get())) {
    return { doubt: 'behind', clock, last: last.get() } as const;
  }
  const doubt = clockDoubt(books, clock);
  return doubt === undefined ? undefined : { doubt, clock, last: lastByPerson.get() };
}
