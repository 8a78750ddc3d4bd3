import { checkNewJob, checkSchedule, isFinished } from '../check-order.js';
import { JobStateConflict, JobsUnavailable, UnknownJob } from '../errors.js';
import type { Job, NewJob, Schedule } from '../job.js';
import type {
  JobCounts,
  JobHandler,
  JobPage,
  JobQuery,
  JobQueue,
  JobWorker,
  WorkOptions,
} from '../job-queue.js';
import { defaultConcurrency, defaultLimits, type JobLimits, urgentConcurrency } from '../limits.js';
import { nextOccurrence } from '../next-occurrence.js';
import { type Database, inTransaction, openDatabase } from './driver.js';
import { guarded } from './failures.js';
import { JobTable } from './job-table.js';
import { LeaseTable } from './lease-table.js';
import { ScheduleTable } from './schedule-table.js';
import { prepareFile } from './schema.js';
import { SqliteJobWorker } from './sqlite-job-worker.js';

/** How long a statement waits for another process's write lock; it blocks the thread. */
const busyTimeoutMs = 2_000;

/** Which file, by which clock, and whom its workers tell. */
export interface SqliteJobQueueOptions {
  /** The file, on a local disk; made when it is absent. */
  readonly path: string;
  readonly limits?: Partial<JobLimits>;
  /** Partitions whose jobs come before all others, and have room of their own in each worker. */
  readonly urgentPartitions?: readonly string[];
  /** The queue's clock, in milliseconds. */
  readonly now?: () => number;
  /**
   * No other process has the file open: leases that are found in it are of workers that are gone,
   * and their jobs are taken at once.
   */
  readonly isHeldAlone?: boolean;
  /** Called with what a worker could not read or write; it goes on by itself. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Jobs in one SQLite file, durable before `enqueue` answers. Workers of any process may take them;
 * those of this one are woken at once.
 */
export class SqliteJobQueue implements JobQueue {
  private readonly jobs: JobTable;
  private readonly schedules: ScheduleTable;
  private readonly leases: LeaseTable;
  private readonly workers = new Set<SqliteJobWorker>();
  private readonly limits: JobLimits;
  private readonly now: () => number;
  private isClosed = false;

  /** Throws `JobsUnavailable` when the file cannot be opened or would not be durable. */
  static open(options: SqliteJobQueueOptions): Promise<SqliteJobQueue> {
    return new Promise((resolve) => {
      resolve(guarded(() => openQueue(options)));
    });
  }

  /** Use `open`: the file has its tables already. */
  constructor(
    private readonly database: Database,
    private readonly options: SqliteJobQueueOptions,
  ) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.now = options.now ?? Date.now;
    this.jobs = new JobTable(database);
    this.schedules = new ScheduleTable(database, this.jobs);
    this.leases = new LeaseTable(
      ...([database, this.schedules, this.limits] as const),
      options.urgentPartitions,
    );
    if (options.isHeldAlone === true) this.leases.handBackAll(this.now());
  }

  enqueue(job: NewJob): Promise<Job> {
    return this.attempt(() => {
      const order = checkNewJob(job);
      const nowMs = this.now();
      const dueMs = job.runAt === undefined ? nowMs : Math.max(nowMs, Date.parse(job.runAt));
      this.jobs.insert({ order, id: job.id, scheduleKey: null, dueMs, nowMs });
      this.wakeWorkers();
      return this.require(job.companyId, job.id);
    });
  }

  get(companyId: string, id: string): Promise<Job | undefined> {
    return this.attempt(() => this.jobs.get(companyId, id, this.now()));
  }

  list(companyId: string, query: JobQuery = {}): Promise<JobPage> {
    return this.attempt(() => this.jobs.list(companyId, query, this.now()));
  }

  counts(): Promise<JobCounts> {
    return this.attempt(() => this.jobs.counts(this.now()));
  }

  cancel(companyId: string, id: string): Promise<'removed' | 'requested'> {
    return this.change(() => {
      const { state } = this.require(companyId, id);
      if (state === 'running') {
        this.jobs.requestCancel(companyId, id);
        return 'requested';
      }
      const isScheduled = this.jobs.scheduleOf(companyId, id) !== undefined;
      if (isFinished({ state }) || isScheduled) throw new JobStateConflict(id, state, 'cancel');
      this.jobs.remove(companyId, id);
      return 'removed';
    });
  }

  retry(companyId: string, id: string): Promise<void> {
    return this.change(() => {
      const { state } = this.require(companyId, id);
      if (state !== 'failed' && state !== 'cancelled') {
        throw new JobStateConflict(id, state, 'retry');
      }
      this.jobs.makeReady(companyId, id, this.now());
    });
  }

  discard(companyId: string, id: string): Promise<void> {
    return this.change(() => {
      const { state } = this.require(companyId, id);
      if (!isFinished({ state })) throw new JobStateConflict(id, state, 'discard');
      this.jobs.remove(companyId, id);
    });
  }

  repeat(schedule: Schedule): Promise<void> {
    return this.attempt(() => {
      const checked = checkSchedule(schedule);
      nextOccurrence(schedule.recurrence, this.now());
      this.schedules.upsert(checked, this.now());
      this.wakeWorkers();
    });
  }

  stopRepeating(companyId: string, key: string): Promise<boolean> {
    return this.attempt(() => this.schedules.remove(companyId, key));
  }

  work(handlers: Readonly<Record<string, JobHandler>>, options: WorkOptions = {}): JobWorker {
    if (this.isClosed) throw new JobsUnavailable('the file of jobs is closed');
    const worker: SqliteJobWorker = new SqliteJobWorker(this.leases, {
      handlers,
      concurrency: options.concurrency ?? defaultConcurrency,
      urgentConcurrency: this.options.urgentPartitions === undefined ? 0 : urgentConcurrency,
      limits: this.limits,
      now: this.now,
      ended: options.ended,
      onError: this.options.onError ?? (() => undefined),
      onClosed: () => this.workers.delete(worker),
    });
    this.workers.add(worker);
    return worker;
  }

  /** Commits a row of its own. */
  ping(): Promise<void> {
    return this.attempt(() => {
      this.database
        .prepare('INSERT OR REPLACE INTO heartbeat VALUES(1, ?)')
        .run(Math.trunc(this.now()));
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.close()));
    if (this.isClosed) return;
    this.isClosed = true;
    guarded(() => {
      this.database.close();
    });
  }

  private require(companyId: string, id: string): Job {
    const job = this.jobs.get(companyId, id, this.now());
    if (job === undefined) throw new UnknownJob(companyId, id);
    return job;
  }

  private wakeWorkers(): void {
    for (const worker of this.workers) worker.wake();
  }

  /** Looks and writes as one, then lets the workers look. */
  private change<T>(work: () => T): Promise<T> {
    return this.attempt(() => {
      const answer = inTransaction(this.database, work);
      this.wakeWorkers();
      return answer;
    });
  }

  private attempt<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.isClosed) throw new JobsUnavailable('the file of jobs is closed');
      resolve(guarded(work));
    });
  }
}

function openQueue(options: SqliteJobQueueOptions): SqliteJobQueue {
  const database = openDatabase(options.path, busyTimeoutMs);
  try {
    prepareFile(database);
    return new SqliteJobQueue(database, options);
  } catch (error) {
    database.close();
    throw error;
  }
}
