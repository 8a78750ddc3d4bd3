/** The name of BullMQ's queue: every kind of job is in the one, of all companies. */
export const queueName = 'jobs';

/** The queue of the urgent partitions, which has workers of its own. */
export const urgentQueueName = 'urgent';

/** What the keys begin with where nothing else is said. */
export const defaultPrefix = 'balcao';

/**
 * BullMQ's id of a job: company and id, which have neither `.` nor `:`. An occurrence of a schedule
 * has one that BullMQ gives; outside it is the schedule's key, `@` and its time in milliseconds.
 */
export function queueIdOf(companyId: string, id: string): string {
  const [key = '', time] = id.split('@');
  return time === undefined ? `${companyId}.${id}` : `repeat:${companyId}.${key}:${time}`;
}

/** BullMQ's id of a schedule. */
export function scheduleIdOf(companyId: string, key: string): string {
  return `${companyId}.${key}`;
}

/** A job's id outside, from BullMQ's. */
export function idOf(queueId: string): string {
  const [, own = queueId, time] = /^repeat:(.*):(\d+)$/.exec(queueId) ?? [];
  const id = own.slice(own.indexOf('.') + 1);
  return time === undefined ? id : `${id}@${time}`;
}

/** Whether the job is an occurrence of a schedule. */
export function isOccurrence(id: string): boolean {
  return id.includes('@');
}
