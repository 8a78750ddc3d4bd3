import { CronExpressionParser } from 'cron-parser';
import type { Recurrence } from './job.js';

/**
 * The first time of a recurrence after an instant, both in milliseconds. Intervals count from the
 * epoch, so that every process has the same times. Throws `TypeError` for a pattern that is none.
 */
export function nextOccurrence(recurrence: Recurrence, afterMs: number): number {
  if ('everyMs' in recurrence) {
    return (Math.floor(afterMs / recurrence.everyMs) + 1) * recurrence.everyMs;
  }
  const { pattern, timeZone = 'UTC' } = recurrence;
  try {
    const options = { currentDate: new Date(afterMs), tz: timeZone };
    return CronExpressionParser.parse(pattern, options).next().getTime();
  } catch (error) {
    throw new TypeError(`"${pattern}" in ${timeZone} is no time to repeat at`, { cause: error });
  }
}
