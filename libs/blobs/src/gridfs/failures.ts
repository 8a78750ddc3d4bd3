import {
  MongoBulkWriteError,
  MongoGridFSChunkError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { StoreUnavailable } from '../errors.js';

/**
 * What a server answers that is going away, or that is not, or not yet, the one that takes writes:
 * HostUnreachable, HostNotFound, NetworkTimeout, WriteConcernFailed, ShutdownInProgress,
 * PrimarySteppedDown, NotWritablePrimary, OutOfDiskSpace, InterruptedAtShutdown,
 * InterruptedDueToReplStateChange, and the two of a server that is no primary or is recovering.
 */
const unavailableCodes = new Set<unknown>([
  6, 7, 64, 89, 91, 189, 10107, 14031, 11600, 11602, 13435, 13436,
]);

const duplicateCode = 11_000;

/** A failure as the port says it, with the server's address; any other as it is. */
export function asPortError(address: string, thrown: unknown): unknown {
  const error = originOf(thrown);
  if (!isUnavailable(error)) return error;
  return new StoreUnavailable(`MongoDB at ${address} cannot be reached: ${reasonOf(error)}`, {
    cause: error,
  });
}

/** Whether a document of the same key was there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === duplicateCode;
}

/** Whether content was found to be gone, or going, while it was read. */
export function isRemoved(error: unknown): boolean {
  if (error instanceof MongoGridFSChunkError) return true;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A bulk write passes a lost connection off as the answer of a server. */
function originOf(error: unknown): unknown {
  if (!(error instanceof MongoBulkWriteError)) return error;
  return error.errorResponse instanceof Error ? error.errorResponse : error;
}

function isUnavailable(error: unknown): error is Error {
  if (error instanceof MongoServerError) return unavailableCodes.has(error.code);
  if (error instanceof MongoTopologyClosedError) return true;
  return error instanceof MongoNetworkError || error instanceof MongoServerSelectionError;
}

/** The message of what went wrong at last; that of a selection often hides it. */
function reasonOf(error: Error): string {
  return error.message === '' && error.cause instanceof Error ? error.cause.message : error.message;
}
