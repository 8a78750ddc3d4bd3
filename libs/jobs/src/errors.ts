import type { StoreFault } from '@balcao/sqlite';

/**
 * The queue cannot be reached. What was asked may yet have been done, if the answer was lost:
 * asking again with the same id does it once.
 */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable';
  /** A fault that lasts until somebody removes it; undefined where trying later may help. */
  readonly fault: StoreFault | undefined;
  constructor(message?: string, options: ErrorOptions & { readonly fault?: StoreFault } = {}) {
    super(message, options);
    this.fault = options.fault;
  }
}

/** A payload, result or progress detail that takes more bytes of JSON than is allowed. */
export class JobTooLarge extends Error {
  override readonly name = 'JobTooLarge';
  constructor(
    readonly part: 'payload' | 'result' | 'progress',
    readonly bytes: number,
    readonly maxBytes: number,
  ) {
    super(`the ${part} has ${bytes} bytes, more than ${maxBytes}`);
  }
}

/** The company has no job of this id, or has it no longer. */
export class UnknownJob extends Error {
  override readonly name = 'UnknownJob';
  constructor(
    readonly companyId: string,
    readonly id: string,
  ) {
    super(`${companyId} has no job ${id}`);
  }
}

/** The job is not in a state in which that can be done: retrying one that runs, for instance. */
export class JobStateConflict extends Error {
  override readonly name = 'JobStateConflict';
  constructor(
    readonly id: string,
    readonly state: string,
    readonly action: 'cancel' | 'retry' | 'discard',
  ) {
    super(`job ${id} is ${state}: ${action} is not possible`);
  }
}

/** Why a running job's signal is aborted; it is the signal's reason. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
  constructor(
    /** `lost`: its lease ran out, so that another worker may have taken the job. */
    readonly why: 'cancelled' | 'closing' | 'lost',
  ) {
    super(why);
  }
}

/** Thrown by a handler: trying again is of no use, the job has failed for good. */
export class JobFailedForGood extends Error {
  override readonly name = 'JobFailedForGood';
}

/** Reported to the log: a job has failed as its workers were lost with it. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
  constructor(
    readonly job: string,
    readonly times: number,
  ) {
    super(`a job ${job} has failed: its worker was lost ${times} times`);
  }
}
