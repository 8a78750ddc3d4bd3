import type { Books } from '../books.js';
import { dayIn, secondIn } from '../calendar.js';
import type { DecideContext } from '../decide.js';
import type { Clocks } from '../clock/index.js';
import { isClockBehind } from '../moment.js';
import { refuse } from '../refusal.js';
import type { Company } from './companies.slice.js';

/** The company that the books belong to; refused while there is none. */
export function companyOf(books: Books): Company {
  return books.companies.company.get() ?? refuse('company.notRegistered');
}

/** The parts of the context that give the day of a command. */
type TodayContext = Pick<DecideContext, 'now' | 'clock' | 'acceptsClock'>;

/**
 * The calendar day of the command in the company's time zone, by the machine's clock. Asks where
 * a person did something on a later day: one of the two is wrong.
 */
export function todayIn(books: Books, { now, clock, acceptsClock }: TodayContext): string {
  const { timeZone } = books.companies.settings.get();
  const today = dayIn(timeZone, now);
  // The clock is asked about only where it decides: most commands come after the last event.
  if (now !== clock || acceptsClock === true) return today;
  const last = books.clock.lastByPerson.get();
  if (isClockBehind(clock, last) && today < dayIn(timeZone, last)) {
    refuse('clock.behind', clocksIn(timeZone, clock, last));
  }
  return today;
}

/** The clock and the instant that it is behind, in UTC and in the company's own time. */
export function clocksIn(timeZone: string, clock: string, last: string): Clocks {
  const [localClock, localLast] = [secondIn(timeZone, clock), secondIn(timeZone, last)];
  return { clock, last, localClock, localLast };
}
