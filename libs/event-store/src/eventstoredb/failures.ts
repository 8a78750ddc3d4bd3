import {
  AccessDeniedError,
  CancelledError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  UnavailableError,
} from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';

/** The gRPC statuses of a failure that may be over in a while; others speak of what was asked. */
const unavailable = 14;
const passing: ReadonlySet<number> = new Set([
  1, // cancelled
  2, // unknown
  4, // deadline exceeded
  8, // resource exhausted
  10, // aborted
  13, // internal
  unavailable,
]);

/** What grpc-js and the server say of a call that has not reached the log. */
const neverSent =
  /No connection established|Name resolution failed|before call started|Waiting for LB pick/;
const turnedAway = /Server Is (Not Ready|Too Busy)|Failed to discover|has been shut down/;

/** Whether the failure of an append leaves no doubt that nothing was written. */
export function wasNotWritten(error: unknown): boolean {
  const isCertain = [NotLeaderError, AccessDeniedError, MaxAppendSizeExceededError].some(
    (kind) => error instanceof kind,
  );
  return isCertain || neverSent.test(messageOf(error)) || turnedAway.test(messageOf(error));
}

/** Whether the next call is better made on a new connection. */
export function asksForNewConnection(error: unknown): boolean {
  const isLost = [UnavailableError, CancelledError, NotLeaderError].some(
    (kind) => error instanceof kind,
  );
  return isLost || codeOf(error) === unavailable || turnedAway.test(messageOf(error));
}

/** The port's error for a failed call of which nothing remains in doubt. */
export function asPortError(error: unknown): unknown {
  if (error instanceof MaxAppendSizeExceededError) {
    return new RangeError(`an append is larger than the server's ${error.maxAppendSize} bytes`);
  }
  if (error instanceof NotLeaderError) {
    return new StoreUnavailable('the node that was asked no longer leads', { cause: error });
  }
  if (error instanceof AccessDeniedError) {
    return new StoreUnavailable('the event store refuses these credentials', { cause: error });
  }
  const isPassing = passing.has(codeOf(error) ?? 0) || turnedAway.test(messageOf(error));
  if (!isPassing) return error;
  return new StoreUnavailable(`the event store is unavailable: ${messageOf(error)}`, {
    cause: error,
  });
}

/** The gRPC status of an error, also of one that the client has not wrapped. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
