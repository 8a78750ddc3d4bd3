import type { JobQueue } from '@balcao/jobs';
import { booksCheckSchedule, dailySealSchedule } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';

/**
 * Journals that have each company's days sealed and its lists checked at night, from the first
 * command on that this process carries out for it. Whoever asks is not kept from what they came
 * for.
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
    } catch {
      // The next command tries again.
      known.delete(companyId);
    }
  };
  return {
    execute: async (companyId, command) => {
      const executed = await journals.execute(companyId, command);
      await ensure(companyId);
      return executed;
    },
    inspect: (companyId, read) => journals.inspect(companyId, read),
    consult: (companyId, read) => journals.consult(companyId, read),
    rehearse: (companyId, command, read) => journals.rehearse(companyId, command, read),
    history: (companyId, recordId, options) => journals.history(companyId, recordId, options),
    revision: (companyId) => journals.revision(companyId),
    exists: (companyId) => journals.exists(companyId),
    close: () => journals.close(),
  };
}
