import { whyUnavailable } from '@balcao/sqlite';
import { JobsUnavailable } from '../errors.js';

/** Runs synchronous work on the database, turning its failures into the port's error. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = whyUnavailable(error);
    if (reason === undefined) throw error;
    throw new JobsUnavailable(`the file of jobs is unavailable: ${reason}`, { cause: error });
  }
}
