import { JobStateConflict, JobsUnavailable, UnknownJob } from '@balcao/jobs';
import { RequestError } from './request-error.js';

/** The refusal that an error of the queue stands for; undefined for any other error. */
export function jobRefusal(error: unknown): RequestError | undefined {
  if (error instanceof JobsUnavailable) return new RequestError(503, 'jobs.unavailable');
  if (error instanceof UnknownJob) return new RequestError(404, 'jobs.unknown');
  if (error instanceof JobStateConflict) return new RequestError(409, 'jobs.movedOn');
  return undefined;
}
