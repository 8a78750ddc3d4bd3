import { faultOf, whyUnavailable } from '@balcao/sqlite';
import { StoreUnavailable } from '../errors.js';

/** The port's error for a driver's error; anything that is a defect of ours stays what it is. */
export function asPortError(error: unknown): unknown {
  const reason = whyUnavailable(error);
  if (reason === undefined) return error;
  const fault = faultOf(error);
  const options = { cause: error, ...(fault !== undefined && { fault }) };
  return new StoreUnavailable(`the event log is unavailable: ${reason}`, options);
}

/** Runs synchronous work on the database, turning its failures into the port's errors. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asPortError(error);
  }
}

/** Whether the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.fault === 'damaged';
}
