import type { DecideContext } from './decide.js';

/** How far the clock may be behind an event before one of the two counts as wrong. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** The instants of a decision: of the journal, and of the machine where that is another. */
export type Instants = Pick<DecideContext, 'now' | 'clock'>;

/** Whether the machine's clock is so far behind an instant that one of the two is wrong. */
export function isClockBehind(clock: string, last: string): boolean {
  return clock < last && Date.parse(last) - Date.parse(clock) > CLOCK_TOLERANCE_MS;
}

/**
 * The moment at which something happens. The journal's instants give the order of events and never
 * go back; the day comes from the clock, so that one that was wrong once does not date the future.
 * A clock that is a little behind, as that of another node may be, stands still.
 */
export function momentOf({ now, clock = now }: Instants): string {
  return isClockBehind(clock, now) ? clock : now;
}
