export { clockDoubt, type ClockDoubt } from './clock-doubt.js';
export { CLOCK_AHEAD_MAX_MS } from './clock.limits.js';
