import { JobFailedForGood, type JobHandler } from '@balcao/jobs';
import type { TaskGround } from './task-ground.js';

/**
 * The handlers, telling whoever keeps the log where a job failed. What it said is kept with the
 * job alone, as it may name people; what is refused, or stopped, is no failure of the program.
 */
export function loggingFailures(
  { warn }: Pick<TaskGround, 'warn'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Readonly<Record<string, JobHandler>> {
  if (warn === undefined) return handlers;
  const logged = Object.entries(handlers).map(([name, handler]): [string, JobHandler] => [
    name,
    async (run) => {
      try {
        return await handler(run);
      } catch (error) {
        const isForeseen = error instanceof JobFailedForGood || run.signal.aborted;
        if (!isForeseen) warn(`a job ${name} failed: ${kindOf(error)}`, placesIn(error));
        throw error;
      }
    },
  ]);
  return Object.fromEntries(logged);
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Where it was thrown, without the message that stands above. */
function placesIn(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}
