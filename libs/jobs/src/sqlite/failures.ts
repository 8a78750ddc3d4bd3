import { faultOf, whyUnavailable } from '@balcao/sqlite';
import { JobsUnavailable } from '../errors.js';

/** Runs synchronous work on the database, turning its failures into the port's error. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = whyUnavailable(error);
    if (reason === undefined) throw error;
    const fault = faultOf(error);
    const options = { cause: error, ...(fault !== undefined && { fault }) };
    throw new JobsUnavailable(`the file of jobs is unavailable: ${reason}`, options);
  }
}
