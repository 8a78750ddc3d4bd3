import type { JobQueue, Schedule } from '@balcao/jobs';

/** The name of the job that records recurring expenses whose day has come. */
export const recurringExpensesJob = 'recurring-expenses';

const key = 'recurring-expenses';

/** A quarter past midnight: the day has begun in every reading of the clock. */
const pattern = '15 0 * * *';

/** A company's schedule: every day of its own time zone. */
export function recurringExpensesSchedule(
  companyId: string,
  actorId: string,
  timeZone: string,
): Schedule {
  return {
    key,
    name: recurringExpensesJob,
    companyId,
    actorId,
    payload: { timeZone },
    recurrence: { pattern, timeZone },
  };
}

/** Ends the schedule of a company that has no recurring expense any more. */
export async function stopRecurringExpenses(jobs: JobQueue, companyId: string): Promise<void> {
  await jobs.stopRepeating(companyId, key);
}
