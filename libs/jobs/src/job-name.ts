import type { Job } from './job.js';

/**
 * The id of a job for the name of something that it makes: a file, a mail or another job. The id of
 * an occurrence of a schedule has an `@`, which no such name has.
 */
export const nameOfJob = ({ id }: Pick<Job, 'id'>): string => id.replace('@', '-');
