export { clockDoubt, shownClockDoubt, type ClockDoubt } from './clock-doubt.js';
export type * from './clock.commands.js';
export type * from './clock.events.js';
export type { Clocks } from '../errors/index.js';
export { CLOCK_AHEAD_MAX_MS } from './clock.limits.js';
