import { checkNewJob, checkSchedule, type CheckedOrder, isFinished } from '../check-order.js';
import { JobStateConflict, JobsUnavailable, UnknownJob } from '../errors.js';
import { type Job, type JobState, jobStates, type NewJob, type Schedule } from '../job.js';
import type {
  JobCounts,
  JobHandler,
  JobPage,
  JobQuery,
  JobQueue,
  JobWorker,
  WorkOptions,
} from '../job-queue.js';
import {
  defaultConcurrency,
  defaultLimits,
  type JobLimits,
  maxPageSize,
  urgentConcurrency,
} from '../limits.js';
import { nextOccurrence } from '../next-occurrence.js';
import { Blame, marksIn } from './blame.js';
import { Connection, isAbsence } from './connection.js';
import { FairQueues } from './fair-queues.js';
import { defaultPrefix, isOccurrence, queueIdOf, scheduleIdOf, urgentQueueName } from './keys.js';
import { RedisJobWorker } from './redis-job-worker.js';
import { askToStop, forgetAttempts, listJobs, readJob, stopField } from './scripts.js';
import { parseJob, type StoredData } from './stored-job.js';

/** How long a call waits for a server that is away, or silent, before it is refused. */
const unavailableAfterMs = 2_000;

/** Which server, under which keys, and how long it is waited for. */
export interface RedisJobQueueOptions {
  /** `redis://` or `rediss://`, with user and password where there are any. */
  readonly url: string;
  /** What the keys begin with; `balcao` when absent. */
  readonly prefix?: string;
  readonly limits?: Partial<JobLimits>;
  /** Partitions whose jobs come before all others, and have workers of their own. */
  readonly urgentPartitions?: readonly string[];
  /**
   * Called with what a worker recovers from by itself, except for an unreachable server, which
   * `ping` reports.
   */
  readonly onError?: (error: unknown) => void;
  readonly unavailableAfterMs?: number;
}

/**
 * Jobs in Redis, by BullMQ. Any number of processes may enqueue and work. As durable as Redis is
 * set to be: `appendonly yes`, `appendfsync always` and `noeviction` are what it needs. One server,
 * or one with replicas; no Redis Cluster, as the index of a company and the queue are read
 * together.
 */
export class RedisJobQueue implements JobQueue {
  private readonly connection: Connection;
  private readonly queues: FairQueues;
  private readonly prefix: string;
  private readonly limits: JobLimits;
  private readonly onError: (error: unknown) => void;
  private readonly workers = new Set<RedisJobWorker>();
  private readonly blame: Blame;
  private isClosed = false;

  /** Does not wait for the server: it may come later. Throws `TypeError` for a URL that is none. */
  constructor(private readonly options: RedisJobQueueOptions) {
    this.onError = (error) => {
      if (!isAbsence(error)) options.onError?.(error);
    };
    this.limits = { ...defaultLimits, ...options.limits };
    this.prefix = options.prefix ?? defaultPrefix;
    const patienceMs = options.unavailableAfterMs ?? unavailableAfterMs;
    this.connection = new Connection(options.url, patienceMs, this.onError);
    const { client } = this.connection;
    const { urgentPartitions } = options;
    this.blame = new Blame(marksIn(client), this.onError);
    this.queues = new FairQueues({ client, prefix: this.prefix, urgentPartitions }, this.onError);
  }

  async enqueue(job: NewJob): Promise<Job> {
    const order = checkNewJob(job);
    const id = queueIdOf(job.companyId, job.id);
    const timestamp = Date.now();
    const delay = job.runAt === undefined ? 0 : Math.max(0, Date.parse(job.runAt) - timestamp);
    const when = { timestamp, delay };
    return this.connection.attempt(async () => {
      const priority = await this.queues.turnOf(job.companyId, id);
      const options = { ...optionsOf(order), jobId: id, priority, ...when };
      await this.queues.of(job.companyId).add(job.name, dataOf(order), options);
      return this.require(job.companyId, job.id);
    });
  }

  get(companyId: string, id: string): Promise<Job | undefined> {
    return this.connection.attempt(() => this.read(companyId, queueIdOf(companyId, id)));
  }

  list(companyId: string, query: JobQuery = {}): Promise<JobPage> {
    const { states = jobStates, offset = 0, limit = maxPageSize } = query;
    const wanted = JSON.stringify(Object.fromEntries(states.map((state) => [state, true])));
    const size = Math.min(limit, maxPageSize);
    return this.connection.attempt(async () => {
      const keys = [this.indexOf(companyId), this.schedulesOf(companyId)];
      const args = [...keys, this.queues.beginOf(companyId), wanted, offset, size];
      const answer = await this.connection.client.eval(listJobs, keys.length, ...args);
      const [pairs, page] = answer as [readonly string[], readonly unknown[]];
      const counts = countsOf(pairs);
      return {
        jobs: page.map(parseJob).filter((job) => job !== undefined),
        total: states.reduce((total, state) => total + counts[state], 0),
        counts,
      };
    });
  }

  counts(): Promise<JobCounts> {
    return this.connection.attempt(() => this.queues.counts());
  }

  cancel(companyId: string, id: string): Promise<'removed' | 'requested'> {
    return this.connection.attempt(async () => {
      if ((await this.run(askToStop, companyId, id)) === 1) return 'requested';
      const { state } = await this.require(companyId, id);
      if (isFinished({ state }) || isOccurrence(id)) {
        throw new JobStateConflict(id, state, 'cancel');
      }
      if ((await this.remove(companyId, id)) === 1) return 'removed';
      if ((await this.run(askToStop, companyId, id)) === 1) return 'requested';
      throw new UnknownJob(companyId, id);
    });
  }

  retry(companyId: string, id: string): Promise<void> {
    return this.connection.attempt(async () => {
      const { state } = await this.require(companyId, id);
      if (state !== 'failed' && state !== 'cancelled') {
        throw new JobStateConflict(id, state, 'retry');
      }
      await this.run(forgetAttempts, companyId, id);
      const job = await this.queues.of(companyId).getJob(queueIdOf(companyId, id));
      await job?.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      await job?.changePriority({ priority: await this.queues.turnOf(companyId) });
    });
  }

  discard(companyId: string, id: string): Promise<void> {
    return this.connection.attempt(async () => {
      const { state } = await this.require(companyId, id);
      if (!isFinished({ state })) throw new JobStateConflict(id, state, 'discard');
      await this.remove(companyId, id);
    });
  }

  async repeat(schedule: Schedule): Promise<void> {
    const order = checkSchedule(schedule);
    const { companyId, key, name, recurrence } = schedule;
    nextOccurrence(recurrence, Date.now());
    const scheduleId = scheduleIdOf(companyId, key);
    const times =
      'everyMs' in recurrence
        ? { every: recurrence.everyMs }
        : { pattern: recurrence.pattern, tz: recurrence.timeZone ?? 'UTC' };
    await this.connection.attempt(async () => {
      await this.connection.client.sadd(this.schedulesOf(companyId), scheduleId);
      const job = { name, data: dataOf(order), opts: { ...optionsOf(order), priority: 1 } };
      await this.queues.of(companyId).upsertJobScheduler(scheduleId, times, job);
    });
  }

  stopRepeating(companyId: string, key: string): Promise<boolean> {
    const scheduleId = scheduleIdOf(companyId, key);
    return this.connection.attempt(async () => {
      const wasThere = await this.queues.of(companyId).removeJobScheduler(scheduleId);
      await this.connection.client.srem(this.schedulesOf(companyId), scheduleId);
      return wasThere;
    });
  }

  work(handlers: Readonly<Record<string, JobHandler>>, options: WorkOptions = {}): JobWorker {
    if (this.isClosed) throw new JobsUnavailable('the queue of jobs is closed');
    const { concurrency = defaultConcurrency } = options;
    const workers = this.queues.all.map(({ name }) =>
      this.workOn(name, handlers, {
        ...options,
        concurrency: name === urgentQueueName ? urgentConcurrency : concurrency,
      }),
    );
    return {
      close: async () => {
        await Promise.all(workers.map((worker) => worker.close()));
      },
    };
  }

  private workOn(
    name: string,
    handlers: Readonly<Record<string, JobHandler>>,
    { concurrency, ended }: WorkOptions & { readonly concurrency: number },
  ): RedisJobWorker {
    const worker: RedisJobWorker = new RedisJobWorker({
      url: this.options.url,
      prefix: this.prefix,
      queueName: name,
      handlers,
      concurrency,
      ended,
      blame: this.blame,
      limits: this.limits,
      onError: this.onError,
      onClosed: () => this.workers.delete(worker),
      onTaken: (companyId, id) => void this.read(companyId, id).catch(this.onError),
      stopped: (ids) => this.stopped(name, ids),
    });
    this.workers.add(worker);
    return worker;
  }

  async ping(): Promise<void> {
    await this.connection.attempt(() => this.connection.client.ping());
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await Promise.all([...this.workers].map((worker) => worker.close()));
    this.connection.close();
    await this.queues.close();
  }

  private indexOf(companyId: string): string {
    return `${this.prefix}:jobs-of:${companyId}`;
  }

  private schedulesOf(companyId: string): string {
    return `${this.prefix}:schedules-of:${companyId}`;
  }

  private async read(companyId: string, queueId: string): Promise<Job | undefined> {
    const keys = [this.indexOf(companyId), this.queues.beginOf(companyId), queueId];
    return parseJob(await this.connection.client.eval(readJob, 1, ...keys));
  }

  private async require(companyId: string, id: string): Promise<Job> {
    const job = await this.read(companyId, queueIdOf(companyId, id));
    if (job === undefined) throw new UnknownJob(companyId, id);
    return job;
  }

  private run(script: string, companyId: string, id: string): Promise<unknown> {
    const keys = [
      this.indexOf(companyId),
      this.queues.beginOf(companyId),
      queueIdOf(companyId, id),
    ];
    return this.connection.client.eval(script, 1, ...keys);
  }

  private async remove(companyId: string, id: string): Promise<number> {
    const queueId = queueIdOf(companyId, id);
    const removed = await this.queues.of(companyId).remove(queueId);
    await this.connection.client.zrem(this.indexOf(companyId), queueId);
    return removed;
  }

  private async stopped(queueName: string, ids: readonly string[]): Promise<readonly string[]> {
    if (!this.connection.isReady) return [];
    const { client } = this.connection;
    const begin = `${this.prefix}:${queueName}:`;
    const flags = await Promise.all(ids.map((id) => client.hget(begin + id, stopField)));
    return ids.filter((_, place) => flags[place] === '1');
  }
}

function dataOf(order: CheckedOrder): StoredData {
  const { companyId, actorId, payload, attempts, backoffMs } = order;
  return { companyId, actorId, payload, maxAttempts: attempts, backoffMs };
}

function optionsOf({ attempts }: CheckedOrder) {
  return { attempts, backoff: { type: 'doubling' }, stackTraceLimit: 0 };
}

function countsOf(pairs: readonly string[]): JobCounts {
  const found = new Map<string, number>();
  for (let place = 0; place < pairs.length; place += 2) {
    found.set(pairs[place] ?? '', Number(pairs[place + 1]));
  }
  const entries = jobStates.map((state) => [state, found.get(state) ?? 0]);
  return Object.fromEntries(entries) as Record<JobState, number>;
}
