import type { JobQueue } from '@balcao/jobs';
import { booksCheckSchedule, dailySealSchedule, verifyWeeklySchedule } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';

/**
 * Journals that have each company's days sealed and its lists checked at night, and its journal
 * once a week, from the first command on that this process carries out for it. A schedule
 * that cannot be kept does not fail the command.
 */
export function sealingJournals(journals: Journals, jobs: JobQueue): Journals {
  const known = new Set<string>();
  const ensure = async (companyId: string): Promise<void> => {
    if (known.has(companyId)) return;
    known.add(companyId);
    try {
      const timeZone = await journals.inspect(
        companyId,
        ({ companies }) => companies.settings.get().timeZone,
      );
      await jobs.repeat(dailySealSchedule(companyId, timeZone));
      await jobs.repeat(booksCheckSchedule(companyId, timeZone));
      await jobs.repeat(verifyWeeklySchedule(companyId, timeZone));
    } catch {
      // The next command tries again.
      known.delete(companyId);
    }
  };
  return wrappedJournals(journals, {
    execute: async (companyId, command) => {
      const executed = await journals.execute(companyId, command);
      await ensure(companyId);
      return executed;
    },
  });
}
