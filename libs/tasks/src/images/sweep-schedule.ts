import type { Schedule } from '@balcao/jobs';

/** The job that removes pictures which were sent in and never saved with a record. */
export const imageSweepJob = 'images.sweep';

/** At night, when nobody is about to save what was just sent in. */
const pattern = '40 3 * * *';

/** A company's schedule: every night of its own time zone. */
export const imageSweepSchedule = (companyId: string, timeZone: string): Schedule => ({
  key: 'images-sweep',
  name: imageSweepJob,
  companyId,
  actorId: 'images',
  payload: {},
  recurrence: { pattern, timeZone },
});
