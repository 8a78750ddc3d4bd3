import type { Schedule } from '@balcao/jobs';

/** The job that compares what the lists show with what the journal says. */
export const booksCheckJob = 'books.check';

/** At night: the journal is folded once more. */
const pattern = '30 2 * * *';

/** A company's schedule: every night of its own time zone. */
export function booksCheckSchedule(companyId: string, timeZone: string): Schedule {
  return {
    key: 'books-check',
    name: booksCheckJob,
    companyId,
    actorId: 'books',
    payload: { timeZone },
    recurrence: { pattern, timeZone },
  };
}
