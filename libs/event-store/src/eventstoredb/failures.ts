import {
  AccessDeniedError,
  CancelledError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { AppendTooLarge, PositionUnknown, StoreUnavailable } from '../errors.js';

/** Nothing came in time, on a connection that may have nobody at its other end. */
export class Silent extends StoreUnavailable {}

const deadlineExceeded = 4;
const unavailable = 14;

/** The gRPC statuses of a failure that may be over in a while; others speak of what was asked. */
const passing: ReadonlySet<number> = new Set([
  1, // cancelled
  2, // unknown
  deadlineExceeded,
  8, // resource exhausted
  10, // aborted
  13, // internal
  unavailable,
]);

/** The statuses by which the server refuses a call before it reaches its log. */
const refusedBeforeTheLog: ReadonlySet<number> = new Set([
  3, // invalid argument
  5, // not found: another node leads
  7, // permission denied
  9, // failed precondition: the stream was deleted
  11, // out of range
  12, // unimplemented
  16, // unauthenticated: also what a server with passwords says while it starts
]);

/** The words of grpc-js for a call that has not left this process. */
const neverSent =
  /No connection established|Name resolution failed|before call started|Waiting for LB pick/;

/** The words for a call that the server did not take: it starts, elects a leader, or is full. */
const turnedAway =
  /Server (is )?(not ready|too busy)|No leader info|Failed to discover|has been shut down/i;

/** A request that is larger than the server, or the way to it, takes at all. */
const tooLarge =
  /maximum[ -]append|append[ -]event[ -]size|Received message exceeds|larger than max/i;

/** Whether the failure of an append leaves no doubt that nothing was written. */
export function wasNotWritten(error: unknown): boolean {
  const message = messageOf(error);
  if (isTooLarge(error) || neverSent.test(message) || turnedAway.test(message)) return true;
  // A conflict is looked up: the place may hold these very events, of a try whose answer was lost.
  if (error instanceof WrongExpectedVersionError) return false;
  const isRefused = [NotLeaderError, AccessDeniedError].some((kind) => error instanceof kind);
  return isRefused || refusedBeforeTheLog.has(codeOf(error) ?? 0);
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof MaxAppendSizeExceededError || tooLarge.test(messageOf(error));

/** Whether the next call is better made on a new connection. */
export function asksForNewConnection(error: unknown): boolean {
  const isLost = [UnavailableError, CancelledError, NotLeaderError].some(
    (kind) => error instanceof kind,
  );
  const isAway = codeOf(error) === unavailable || isSilence(error);
  return isLost || isAway || turnedAway.test(messageOf(error));
}

/** A node that froze keeps its connections open and never answers on them again. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Silent || codeOf(error) === deadlineExceeded;

/** The port's error for a failed call of which nothing remains in doubt. */
export function asPortError(error: unknown): unknown {
  if (isTooLarge(error)) {
    return new AppendTooLarge('an append is larger than the server takes', { cause: error });
  }
  if (/invalid ?position/i.test(messageOf(error))) {
    return new PositionUnknown('the log has no such position', { cause: error });
  }
  if (error instanceof NotLeaderError) {
    return new StoreUnavailable('the node that was asked no longer leads', { cause: error });
  }
  if (error instanceof StreamDeletedError) {
    const message = `the stream ${error.streamName} was deleted from the event store`;
    return new StoreUnavailable(message, { cause: error, fault: 'damaged' });
  }
  if (error instanceof AccessDeniedError) {
    const message = 'the event store refuses these credentials, or is still starting';
    return new StoreUnavailable(message, { cause: error });
  }
  const isPassing = passing.has(codeOf(error) ?? 0) || turnedAway.test(messageOf(error));
  if (!isPassing) return error;
  return new StoreUnavailable(`the event store is unavailable: ${messageOf(error)}`, {
    cause: error,
  });
}

/** The port's error for an append of which `wasNotWritten` is certain: never in doubt. */
export function asRefusal(error: unknown): unknown {
  const known = asPortError(error);
  if (known !== error) return known;
  return new StoreUnavailable(`the event store refused: ${messageOf(error)}`, { cause: error });
}

/** The gRPC status of an error, also of one that the client has not wrapped. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
