/** A value that survives JSON unchanged: no `Date`, `bigint`, `undefined` or class. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Where a job stands. `delayed` waits for its time, `waiting` for a worker. The last three are
 * finished: `failed` for good, after its last attempt (a dead letter); `cancelled` while it ran.
 */
export type JobState = 'waiting' | 'delayed' | 'running' | 'done' | 'failed' | 'cancelled';

/** Every state, the unfinished first. */
export const jobStates: readonly JobState[] = [
  ...(['waiting', 'delayed', 'running'] as const),
  ...(['done', 'failed', 'cancelled'] as const),
];

/** How far a job has come. */
export interface Progress {
  /** 0 to 100. */
  readonly percent: number;
  /** Further details, for readers that know the job's name. */
  readonly detail?: Json;
}

/** What is to be done, for whom, and who asked for it. */
export interface JobOrder {
  /** The kind of job, by which a worker finds its handler. */
  readonly name: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly payload: Json;
  /** How often it is tried before it has failed for good; `defaultAttempts` when absent. */
  readonly attempts?: number;
  /** The wait before the second attempt, doubled before each further; `defaultBackoffMs`. */
  readonly backoffMs?: number;
}

/** An order that is carried out once. */
export interface NewJob extends JobOrder {
  /** Chosen by the caller: the same id of one company twice, while the job is kept, is one job. */
  readonly id: string;
  /** Not before this UTC ISO instant; at once when absent or past. */
  readonly runAt?: string;
}

/** When a job repeats: by a cron pattern of 5 or 6 fields in a time zone, or at an interval. */
export type Recurrence =
  | { readonly pattern: string; readonly timeZone?: string }
  | {
      /** In milliseconds. */ readonly everyMs: number;
    };

/** An order that is carried out again and again, until it is stopped. */
export interface Schedule extends JobOrder {
  /** One company has one schedule of a key: given again, it takes the place of the first. */
  readonly key: string;
  readonly recurrence: Recurrence;
}

/** A job as the queue keeps it. Instants are UTC ISO strings. */
export interface Job {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
  readonly actorId: string;
  readonly payload: Json;
  readonly state: JobState;
  /** Someone has asked the running job to stop, and it has not yet. */
  readonly isCancelling: boolean;
  readonly createdAt: string;
  /** When it may run next; of a finished job, when it might at last. */
  readonly dueAt: string;
  readonly startedAt?: string;
  readonly finishedAt?: string;
  /** Attempts that have ended, those included that were lost with their worker. */
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly progress?: Progress;
  readonly result?: Json;
  /** What the last attempt failed of. */
  readonly failure?: string;
}
