import { BlobConflict, BlobNotFound, StoreUnavailable as FilesUnavailable } from '@balcao/blobs';
import { DomainError, type ErrorCode, type ErrorKind } from '@balcao/domain';
import type { FieldProblem, Problem } from '@balcao/contracts';
import {
  AppendOutcomeUnknown,
  AppendTooLarge,
  EventUnreadable,
  StoreUnavailable,
  type StoreFault,
} from '@balcao/event-store';
import { JobsUnavailable } from '@balcao/jobs';
import {
  BooksDamaged,
  CommandReused,
  JournalClosed,
  JournalContended,
  JournalOverloaded,
  JournalRewound,
  NewerData,
  NewerLog,
} from '@balcao/journal';
import {
  describeError,
  describeRequestError,
  type Language,
  type RequestErrorCode,
} from '@balcao/messages';
import {
  QueryTooSlow,
  RowsNotReady,
  StoreUnavailable as RowsUnavailable,
  UnsupportedQuery,
} from '@balcao/read-store';
import { HttpException } from '@nestjs/common';
import { beyond, limits } from './limits.js';
import { jobRefusal } from './job-refusal.js';
import { RequestError } from './request-error.js';

const statusOf: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  stale: 412,
};

interface Context {
  readonly language: Language;
  /** Of the company that was asked about. */
  readonly country?: string | undefined;
  readonly requestId: string;
}

/** The answer to an error. Every error that is not known by name is a bug: 500. */
export function toProblem(error: unknown, context: Context): Problem {
  if (error instanceof DomainError) return domainProblem(error, context);
  return requestProblem(asRequestError(error), context);
}

function domainProblem(error: DomainError, context: Context): Problem {
  const { language, country, requestId } = context;
  const message = (code: ErrorCode, params: Readonly<Record<string, unknown>>) =>
    describeError(language, code, params, country);
  const errors = error.problems
    .filter(({ path }) => path !== '')
    .map((problem): FieldProblem => {
      const { path, code, params } = problem;
      return { path, code, params, message: message(code, params) };
    });
  const { code, params } = error;
  const status = statusOf[error.kind];
  const title = message(code, params);
  return { type: `urn:balcao:${code}`, title, status, code, params, errors, requestId };
}

function requestProblem(error: RequestError | undefined, context: Context): Problem {
  const { language, requestId } = context;
  if (error === undefined) {
    const code = 'request.failed';
    const title = describeError(language, code);
    return {
      type: `urn:balcao:${code}`,
      title,
      status: 500,
      code,
      params: {},
      errors: [],
      requestId,
    };
  }
  const { status, code, params, problems } = error;
  const errors = problems.map((problem): FieldProblem => {
    const message = describeRequestError(language, problem.code, problem.params);
    return { ...problem, message };
  });
  const title = describeRequestError(language, code, params);
  return { type: `urn:balcao:${code}`, title, status, code, params, errors, requestId };
}

/** The refusal that an error of the libraries or of the framework stands for. */
function asRequestError(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (error instanceof CommandReused) return new RequestError(409, 'request.idempotencyKeyReused');
  if (error instanceof JournalOverloaded) return new RequestError(429, 'request.busy');
  if (error instanceof BooksDamaged) {
    return new RequestError(503, 'journal.damaged', { revision: error.damage.revision });
  }
  if (error instanceof EventUnreadable) {
    return new RequestError(503, 'journal.damaged', { revision: error.revision });
  }
  if (error instanceof BlobNotFound) return new RequestError(404, 'file.missing');
  if (error instanceof BlobConflict) return new RequestError(409, 'file.otherContent');
  if (error instanceof AppendTooLarge) return new RequestError(413, 'request.tooLarge');
  if (error instanceof QueryTooSlow) return beyond(limits.queryTime);
  const notNow = codeOfAbsence(error);
  if (notNow !== undefined) return new RequestError(503, notNow);
  if (error instanceof UnsupportedQuery) return invalidQuery(error);
  const ofJobs = jobRefusal(error);
  if (ofJobs !== undefined) return ofJobs;
  if (error instanceof HttpException) return byStatus(error.getStatus());
  if (isClientError(error)) return byStatus(error.statusCode);
  return undefined;
}

/** The answers to lasting faults, which all stores name alike. */
const codeOfFault = {
  full: 'request.diskFull',
  unwritable: 'request.cannotBeWritten',
  damaged: 'request.damaged',
} as const satisfies Readonly<Record<StoreFault, RequestErrorCode>>;

/** What is unavailable for the moment, and what that means for the caller. */
function codeOfAbsence(error: unknown) {
  if (error instanceof AppendOutcomeUnknown) return 'request.outcomeUnknown';
  const isStore =
    error instanceof StoreUnavailable ||
    error instanceof RowsUnavailable ||
    error instanceof FilesUnavailable ||
    error instanceof JobsUnavailable;
  if (isStore && error.fault !== undefined) return codeOfFault[error.fault];
  if (error instanceof StoreUnavailable) return 'request.booksUnavailable';
  if (error instanceof NewerData || error instanceof NewerLog) return 'request.newerData';
  if (error instanceof RowsUnavailable) return 'request.rowsUnavailable';
  const isPassing =
    error instanceof FilesUnavailable ||
    error instanceof JournalContended ||
    error instanceof JournalRewound ||
    error instanceof JournalClosed ||
    error instanceof RowsNotReady;
  return isPassing ? 'request.unavailable' : undefined;
}

function invalidQuery({ subject }: UnsupportedQuery): RequestError {
  const params = { subject };
  const problem = { path: `filter.${subject}`, code: 'request.invalidFilter' as const, params };
  return new RequestError(422, 'request.invalidFilter', params, [problem]);
}

/** Errors of the framework, whose own words are not shown. */
function byStatus(status: number): RequestError | undefined {
  if (status === 404) return new RequestError(404, 'request.notFound');
  if (status === 413) return new RequestError(413, 'request.tooLarge');
  if (status === 415) {
    return new RequestError(415, 'request.unsupportedType', { mediaType: 'application/json' });
  }
  return status < 500 ? new RequestError(400, 'request.malformed') : undefined;
}

function isClientError(error: unknown): error is { readonly statusCode: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}
