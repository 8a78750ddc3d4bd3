import { faultOf, whyUnavailable } from '@balcao/sqlite';
import { StoreUnavailable } from '../errors.js';

/** Errors of a full disk or a damaged file speak of the store, and of no row or query. */
export function asPortError(error: unknown): unknown {
  const reason = whyUnavailable(error);
  if (reason === undefined) return error;
  const fault = faultOf(error);
  const options = { cause: error, ...(fault !== undefined && { fault }) };
  return new StoreUnavailable(`the file of rows is unavailable: ${reason}`, options);
}

/** Runs synchronous work on the file, turning its failures into the port's error. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asPortError(error);
  }
}

/** Rows as they were written; `StoreUnavailable` where the text of one is damaged. */
export function parsedRows(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return damaged(cause);
  }
}

/** What a row is made of is not there, or not what was written. */
export function damaged(cause?: unknown): never {
  throw new StoreUnavailable('the file of rows is damaged', { cause, fault: 'damaged' });
}
