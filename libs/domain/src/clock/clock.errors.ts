import { conflict } from '../kernel/index.js';

/** Refusals about the clock of the server; its times are local to the company. */
export const clockErrors = {
  /** The day of the command would be before that of the last thing that a person did. */
  'clock.behind': conflict<{ clock: string; last: string }>(),
  'clock.nothingToCorrect': conflict(),
};
