import type { JobHandler } from '@balcao/jobs';
import { journalJobs } from '@balcao/journal';
import { accountMailJob, sendAccountMail } from './accounts/index.js';
import { recordRecurringExpenses, recurringExpensesJob } from './expenses/index.js';
import { importFile, importFileJob } from './importing/index.js';
import type { TaskGround } from './task-ground.js';

/** Who does which job, by its name. */
export function taskHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  return {
    ...journalJobs(ground.events),
    [accountMailJob]: sendAccountMail(ground),
    [importFileJob]: importFile(ground),
    [recurringExpensesJob]: recordRecurringExpenses(ground),
  };
}
