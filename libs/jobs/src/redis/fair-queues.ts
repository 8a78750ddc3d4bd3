import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type JobState, jobStates } from '../job.js';
import type { JobCounts } from '../job-queue.js';
import { queueName, urgentQueueName } from './keys.js';
import { countCancelled, nextTurn } from './scripts.js';
import type { StoredData } from './stored-job.js';

/** Where the queues are, and which partitions are urgent. */
export interface FairQueuesOptions {
  readonly client: Redis;
  readonly prefix: string;
  readonly urgentPartitions: readonly string[] | undefined;
}

/**
 * BullMQ's queues: one in which companies take turns, and one of the urgent partitions if there are
 * any. Which of them a job is in follows from its company.
 */
export class FairQueues {
  private readonly shared: Queue<StoredData>;
  private readonly urgent: Queue<StoredData> | undefined;

  constructor(
    private readonly options: FairQueuesOptions,
    onError: (error: unknown) => void,
  ) {
    const { client: connection, prefix, urgentPartitions } = options;
    const open = (name: string): Queue<StoredData> => {
      const queue = new Queue<StoredData>(name, { connection, prefix });
      queue.on('error', onError);
      return queue;
    };
    this.shared = open(queueName);
    if (urgentPartitions !== undefined) this.urgent = open(urgentQueueName);
  }

  get all(): readonly Queue<StoredData>[] {
    return this.urgent === undefined ? [this.shared] : [this.shared, this.urgent];
  }

  of(companyId: string): Queue<StoredData> {
    const isUrgent = this.options.urgentPartitions?.includes(companyId) ?? false;
    return (isUrgent ? this.urgent : undefined) ?? this.shared;
  }

  /** What the keys of a company's queue begin with. */
  beginOf(companyId: string): string {
    return this.keysOf(this.of(companyId));
  }

  /** The priority of a company's next job; `queueId` where there may be a job already. */
  async turnOf(companyId: string, queueId = ''): Promise<number> {
    const begin = this.beginOf(companyId);
    const args = [`${begin}turns`, begin, companyId, queueId];
    return Number(await this.options.client.eval(nextTurn, 1, ...args));
  }

  /** The jobs of both queues by state. */
  async counts(): Promise<JobCounts> {
    const each = await Promise.all(this.all.map((queue) => this.countsIn(queue)));
    const total = (state: JobState) => each.reduce((sum, counts) => sum + counts[state], 0);
    return Object.fromEntries(jobStates.map((state) => [state, total(state)])) as JobCounts;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((queue) => queue.close()));
  }

  private keysOf({ name }: Queue): string {
    return `${this.options.prefix}:${name}:`;
  }

  private async countsIn(queue: Queue<StoredData>): Promise<JobCounts> {
    const found = await queue.getJobCounts();
    const cancelled = Number(await this.options.client.eval(countCancelled, 1, this.keysOf(queue)));
    return {
      waiting: (found['waiting'] ?? 0) + (found['paused'] ?? 0) + (found['prioritized'] ?? 0),
      delayed: found['delayed'] ?? 0,
      running: found['active'] ?? 0,
      done: found['completed'] ?? 0,
      failed: (found['failed'] ?? 0) - cancelled,
      cancelled,
    };
  }
}
