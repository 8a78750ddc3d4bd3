import type { JobHandler } from '@balcao/jobs';
import { journalJobs } from '@balcao/journal';
import type { TaskGround } from './task-ground.js';

/** Who does which job, by its name. */
export function taskHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  return { ...journalJobs(ground.events) };
}
