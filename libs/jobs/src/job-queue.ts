import type { Job, JobState, Json, NewJob, Progress, Schedule } from './job.js';

/** What a handler is given. */
export interface JobRun {
  readonly job: Job;
  /** Aborted when the handler is to stop; the reason is a `JobInterrupted`. */
  readonly signal: AbortSignal;
  /** Says how far the job has come; cheap, as only some of what is said is written. */
  progress(progress: Progress): void;
}

/**
 * Does the work and answers its result, or throws. A job may be run more than once, even twice at
 * the same time when a worker is cut off: what a handler does, it must be safe to do again.
 */
export type JobHandler = (run: JobRun) => Promise<Json | undefined>;

/**
 * How a job ended: `failed` after its last attempt, for good, or because its workers were lost with
 * it more often than a job may.
 */
export type Ending =
  | { readonly kind: 'done'; readonly result: Json }
  | { readonly kind: 'failed'; readonly failure: string }
  | { readonly kind: 'cancelled' };

/**
 * Notified of every ending of a job before it is written, wherever it was decided; answers the
 * ending that is written, as a job that failed may be found to be done. Called again while it
 * throws, and once more after a crash: what it does must be safe to do again.
 */
export type JobEnded = (job: Job, ending: Ending) => Promise<Ending>;

/** How a worker takes jobs. */
export interface WorkOptions {
  /** Jobs run at a time; `defaultConcurrency` when absent. */
  readonly concurrency?: number;
  /** Notified of how each job ends. */
  readonly ended?: JobEnded;
}

/** Takes jobs until it is closed. */
export interface JobWorker {
  /**
   * Takes no more jobs and waits for those that run; those that take too long are asked to stop
   * and handed back, to be taken again by another worker as if they had not begun.
   */
  close(): Promise<void>;
}

/** Which of a company's jobs are listed. */
export interface JobQuery {
  /** Every state when absent. */
  readonly states?: readonly JobState[];
  readonly offset?: number;
  /** `maxPageSize` at most, and when absent. */
  readonly limit?: number;
}

/** Some of a company's jobs, and how many there are of each state. */
export interface JobPage {
  /** The newest first. */
  readonly jobs: readonly Job[];
  /** Jobs in the states that were asked for. */
  readonly total: number;
  /** The company's jobs in each state. */
  readonly counts: JobCounts;
}

/** How many jobs are in each state. */
export type JobCounts = Readonly<Record<JobState, number>>;

/**
 * Work that any available worker does later, at least once. A job is durable once `enqueue` has
 * answered, belongs to one company, and is found only under it.
 *
 * A job that fails is tried again after a wait that doubles, up to its number of attempts; then it
 * is a dead letter, kept to be viewed, retried or discarded. A job whose worker dies is taken by
 * another once its lease has run out; one that is lost with its workers too often has failed.
 * Companies take turns: one with many jobs keeps another waiting for one of its own at most. Urgent
 * partitions come before all, with room of their own in each worker. Finished jobs are kept up to a
 * number and an age.
 *
 * Errors: `JobsUnavailable`, `JobTooLarge`, `UnknownJob`, `JobStateConflict`, see `errors.ts`;
 * `TypeError` for an invalid id, number or pattern.
 */
export interface JobQueue {
  /** Answers the job that now has the id, which may be an earlier one. */
  enqueue(job: NewJob): Promise<Job>;

  get(companyId: string, id: string): Promise<Job | undefined>;

  list(companyId: string, query?: JobQuery): Promise<JobPage>;

  /** Jobs of all companies by state: the depth of the queue. */
  counts(): Promise<JobCounts>;

  /**
   * Removes a job that waits, or asks the one that runs to stop. A waiting occurrence of a
   * schedule is a conflict: `stopRepeating` ends the schedule.
   */
  cancel(companyId: string, id: string): Promise<'removed' | 'requested'>;

  /** Lets a failed or cancelled job wait again, with all its attempts before it. */
  retry(companyId: string, id: string): Promise<void>;

  /** Removes a finished job. */
  discard(companyId: string, id: string): Promise<void>;

  /** Enqueues the order at each of its times; what was missed while nobody worked runs once. */
  repeat(schedule: Schedule): Promise<void>;

  /** Ends a schedule and removes its waiting occurrence; false when there was none. */
  stopRepeating(companyId: string, key: string): Promise<boolean>;

  /** Runs jobs by their name; one without a handler here fails its attempt. */
  work(handlers: Readonly<Record<string, JobHandler>>, options?: WorkOptions): JobWorker;

  /** Answers when jobs can be enqueued; throws `JobsUnavailable` otherwise. */
  ping(): Promise<void>;

  /** Closes the workers, then the queue. */
  close(): Promise<void>;
}
