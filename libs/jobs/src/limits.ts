const secondMs = 1_000;
const dayMs = 24 * 3_600 * secondMs;

/** Bytes of JSON of a job's payload; what is larger belongs in a store, and its id in the job. */
export const maxPayloadBytes = 65_536;

/** Bytes of JSON of a job's result. */
export const maxResultBytes = 16_384;

/** Bytes of JSON of what is said about a job's progress. */
export const maxProgressBytes = 2_048;

/** Characters of the sentence kept of a failed attempt. */
export const maxFailureCharacters = 1_000;

/** Characters of a job's id, a schedule's key, a job's name or a company's id. */
export const maxIdCharacters = 100;

/** Attempts of a job that names no number. */
export const defaultAttempts = 5;

/** The wait before the second attempt of a job that names none, in milliseconds. */
export const defaultBackoffMs = secondMs;

/** The longest wait between two attempts, in milliseconds. */
export const maxBackoffMs = 3_600 * secondMs;

/** Jobs of one page of a list, at most. */
export const maxPageSize = 200;

/** Jobs that a worker runs at a time when it names no number. */
export const defaultConcurrency = 4;

/** Jobs of urgent partitions that a worker runs beyond those, so that they wait for nobody else. */
export const urgentConcurrency = 1;

/** Limits of a queue that can be set, for a test or a large installation. */
export interface JobLimits {
  /** How long a worker that is not heard of keeps its jobs; renewed while it lives. */
  readonly leaseMs: number;
  /** How often workers that are not heard of may leave a job before it has failed for good. */
  readonly maxLost: number;
  /** How soon a running job hears in another process that it is cancelled. */
  readonly cancelPollMs: number;
  /** How often progress is written at most; what comes between is replaced by what comes later. */
  readonly progressEveryMs: number;
  /** How long closing waits for running jobs before it asks them to stop. */
  readonly closeGraceMs: number;
  /** How long closing waits for jobs that were asked to stop. */
  readonly stopGraceMs: number;
  /** Jobs that are done, of all companies, are kept up to this number … */
  readonly keptDone: number;
  /** … and this long. */
  readonly keptDoneMs: number;
  /** Jobs that failed or were cancelled, of all companies, are kept up to this number … */
  readonly keptFailed: number;
  /** … and this long. */
  readonly keptFailedMs: number;
}

/** The limits of a queue for which nothing else is set. */
export const defaultLimits: JobLimits = {
  leaseMs: 30 * secondMs,
  maxLost: 3,
  cancelPollMs: secondMs,
  progressEveryMs: 250,
  closeGraceMs: 3 * secondMs,
  stopGraceMs: 2 * secondMs,
  keptDone: 2_000,
  keptDoneMs: 7 * dayMs,
  keptFailed: 5_000,
  keptFailedMs: 30 * dayMs,
};
