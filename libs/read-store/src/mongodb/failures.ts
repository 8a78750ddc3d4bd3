import {
  MongoBulkWriteError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { StoreUnavailable } from '../errors.js';

/**
 * What a server answers that is going away, or that is not, or not yet, the one that takes writes:
 * HostUnreachable, HostNotFound, NetworkTimeout, ShutdownInProgress, PrimarySteppedDown,
 * NotWritablePrimary, InterruptedAtShutdown, InterruptedDueToReplStateChange, and the two of a
 * server that is no primary or is still recovering.
 */
const unavailableCodes = new Set<unknown>([6, 7, 89, 91, 189, 10107, 11600, 11602, 13435, 13436]);

/**
 * What the driver says, by name, of a server that it has just given up: not all are exported. The
 * last is what a retry meets on one that has not said yet what it can do.
 */
const givenUp = new Set([
  'MongoPoolClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoWaitQueueTimeoutError',
  'MongoUnexpectedServerResponseError',
]);

/** What the system says of a connection that is gone, where the driver passes it on as it is. */
const brokenCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** What is answered while the collection that is being read is dropped. */
const droppedCodes = new Set<unknown>([26, 43, 175, 237]);

/** NamespaceExists. */
const existsCode = 48;
const duplicateCode = 11_000;

/** Runs `work`; a server that cannot be reached becomes `StoreUnavailable`, with its address. */
export async function namingUnavailable<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = originOf(thrown);
    if (!isUnavailable(error)) throw error;
    throw new StoreUnavailable(`MongoDB at ${address} cannot be reached: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Whether the same transaction, begun again, may well succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof MongoServerError && error.hasErrorLabel('TransientTransactionError');
}

/** Whether the collection was dropped while it was worked on. */
export function isDropped(error: unknown): boolean {
  return error instanceof MongoServerError && droppedCodes.has(error.code);
}

/** Whether the server gave a query up for the time that it took: MaxTimeMSExpired. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 50;
}

/** Whether a collection of the name was there already. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === existsCode;
}

/** Whether a row of the same key was there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === duplicateCode;
}

/** A bulk write passes a lost connection off as the answer of a server. */
function originOf(error: unknown): unknown {
  if (!(error instanceof MongoBulkWriteError)) return error;
  return error.errorResponse instanceof Error ? error.errorResponse : error;
}

function isUnavailable(error: unknown): error is Error {
  if (error instanceof MongoServerError) return unavailableCodes.has(error.code);
  if (error instanceof MongoTopologyClosedError) return false;
  if (!(error instanceof Error)) return false;
  if (givenUp.has(error.name) || ('code' in error && brokenCodes.has(error.code))) return true;
  return error instanceof MongoNetworkError || error instanceof MongoServerSelectionError;
}

/** The message of what went wrong at last; that of a selection often hides it. */
function reasonOf(error: Error): string {
  return error.message === '' && error.cause instanceof Error ? error.cause.message : error.message;
}
