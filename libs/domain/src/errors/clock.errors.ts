import { conflict } from '../kernel/index.js';

/** A clock and the instant that it is behind: in UTC, and in the time zone of the company. */
export interface Clocks {
  readonly clock: string;
  readonly last: string;
  readonly localClock: string;
  readonly localLast: string;
}

/** Refusals about the clock of the server. */
export const clockErrors = {
  /** The day of the command would be before that of the last thing that a person did. */
  'clock.behind': conflict<Clocks>(),
  'clock.nothingToCorrect': conflict(),
};
