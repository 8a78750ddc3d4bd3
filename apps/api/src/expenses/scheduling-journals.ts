import type { JobQueue } from '@balcao/jobs';
import type { Command } from '@balcao/domain';
import { recurringExpensesSchedule } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';

const settingUp: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'RegisterRecurringExpense',
  'ChangeRecurringExpense',
  'RestoreRecurringExpense',
]);

/**
 * Journals that have a company's recurring expenses recorded by themselves from the first one on.
 * The schedule comes before the expense, so that none is without it; a schedule of a company that
 * has none ends itself.
 */
export function schedulingJournals(journals: Journals, jobs: JobQueue): Journals {
  const scheduled = async (companyId: string, actorId: string): Promise<void> => {
    const timeZone = await journals.inspect(
      companyId,
      (books) => books.companies.settings.get().timeZone,
    );
    await jobs.repeat(recurringExpensesSchedule(companyId, actorId, timeZone));
  };
  return wrappedJournals(journals, {
    execute: async (companyId, command) => {
      if (settingUp.has(command.body.type)) await scheduled(companyId, command.actorId);
      return journals.execute(companyId, command);
    },
  });
}
