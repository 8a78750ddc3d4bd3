import type { JobHandler } from '@balcao/jobs';
import { journalJobs } from '@balcao/journal';
import { accountMailJob, sendAccountMail } from './accounts/index.js';
import type { TaskGround } from './task-ground.js';

/** Who does which job, by its name. */
export function taskHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  return { ...journalJobs(ground.events), [accountMailJob]: sendAccountMail(ground) };
}
