import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { closeRuns } from '../close-runs.js';
import { concluded, lostOutcome } from '../conclude.js';
import { JobLost } from '../errors.js';
import { Execution, type Outcome } from '../execution.js';
import type { JobEnded, JobHandler, JobWorker } from '../job-queue.js';
import type { JobLimits } from '../limits.js';
import { type Lease, leaseKey, type LeaseTable, type Wanted } from './lease-table.js';

/** How long an idle worker sleeps at most: so soon it sees what another process has enqueued. */
const maxSleepMs = 5_000;

/** How soon a worker looks again after the file could not be read or written. */
const troubleMs = 1_000;

/** A lease is renewed when this part of it is over. */
const renewalPart = 1 / 3;

/** What one worker runs, how many at a time, and whom it tells. */
export interface WorkerOptions {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly concurrency: number;
  /** Jobs of urgent partitions that run beyond it. */
  readonly urgentConcurrency: number;
  readonly limits: JobLimits;
  readonly now: () => number;
  readonly ended: JobEnded | undefined;
  readonly onError: (error: unknown) => void;
  /** Called once the worker is closed. */
  readonly onClosed: () => void;
}

/**
 * Runs the jobs of a file. One timer sleeps until the earliest of three moments: the next job is
 * due, a lease of another ends, or its own jobs need attention; `wake` cuts the sleep short.
 */
export class SqliteJobWorker implements JobWorker {
  private readonly owner = randomUUID();
  private readonly runs = new Map<Execution, Promise<void>>();
  private urgentRuns = 0;
  private timer: NodeJS.Timeout | undefined;
  private renewAtMs = 0;
  private tendAtMs = 0;
  private closing: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly leases: LeaseTable,
    private readonly options: WorkerOptions,
  ) {
    this.wake();
  }

  /** Looks at once, after the current turn: something was enqueued, or a job is to stop. */
  wake(): void {
    this.tendAtMs = 0;
    this.sleep(0);
  }

  close(): Promise<void> {
    this.closing ??= closeRuns(this.runs, this.options.limits).finally(() => {
      this.isClosed = true;
      clearTimeout(this.timer);
      this.options.onClosed();
    });
    return this.closing;
  }

  private sleep(ms: number): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.look();
    }, ms);
  }

  private look(): void {
    const { now } = this.options;
    try {
      this.tend(now());
      for (let wanted = this.wanted; wanted !== undefined; wanted = this.wanted) {
        const lease = this.leases.take(this.owner, now(), wanted);
        if (lease === undefined) break;
        this.start(lease);
      }
      this.sleep(this.msUntilNext(now()));
    } catch (error) {
      this.options.onError(error);
      this.sleep(troubleMs);
    }
  }

  /** What there is room for; nothing once it is closing. */
  private get wanted(): Wanted | undefined {
    const { concurrency, urgentConcurrency } = this.options;
    if (this.closing !== undefined) return undefined;
    const apart = Math.min(this.urgentRuns, urgentConcurrency);
    if (this.runs.size - apart < concurrency) return 'any';
    return this.urgentRuns < urgentConcurrency ? 'urgent' : undefined;
  }

  private msUntilNext(nowMs: number): number {
    const latest = nowMs + maxSleepMs;
    const { wanted } = this;
    const change = wanted === undefined ? latest : this.leases.nextChange(nowMs, latest, wanted);
    const renewal = this.runs.size > 0 ? Math.min(this.tendAtMs, this.renewAtMs) : latest;
    return Math.max(0, Math.min(change, renewal) - nowMs);
  }

  /** Renews the leases, and looks which of the jobs are to stop. */
  private tend(nowMs: number): void {
    const { leaseMs, cancelPollMs } = this.options.limits;
    if (this.runs.size === 0 || nowMs < Math.min(this.tendAtMs, this.renewAtMs)) return;
    if (nowMs >= this.renewAtMs) {
      this.leases.renew(this.owner, nowMs);
      this.renewAtMs = nowMs + leaseMs * renewalPart;
    }
    this.tendAtMs = nowMs + cancelPollMs;
    const held = this.leases.held(this.owner);
    for (const execution of this.runs.keys()) {
      const lease = held.get(leaseKey(execution.job.companyId, execution.job.id));
      if (lease === undefined) execution.interrupt('lost');
      else if (lease.isCancelling) execution.interrupt('cancelled');
    }
  }

  private start(lease: Lease): void {
    const { handlers, limits, now } = this.options;
    const { job } = lease;
    const handler = Object.hasOwn(handlers, job.name) ? handlers[job.name] : undefined;
    const execution = new Execution(job, handler, {
      everyMs: limits.progressEveryMs,
      save: (progress) => {
        this.attempt(() => {
          this.leases.saveProgress(this.owner, job, progress);
        });
      },
    });
    if (this.runs.size === 0) {
      this.renewAtMs = now() + limits.leaseMs * renewalPart;
      this.tendAtMs = now() + limits.cancelPollMs;
    }
    const apart = lease.isUrgent ? 1 : 0;
    this.urgentRuns += apart;
    const end = this.run(execution, lease).finally(() => {
      this.runs.delete(execution);
      this.urgentRuns -= apart;
      this.sleep(0);
    });
    this.runs.set(execution, end);
  }

  /** Runs the job, or ends one that is not to be run again; reports the ending, and writes it. */
  private async run(execution: Execution, lease: Lease): Promise<void> {
    const { ended, onError } = this.options;
    const { job, failed, lostTimes } = lease;
    const outcome = lostTimes === undefined ? await execution.run() : lostOutcome(lostTimes);
    if (lostTimes !== undefined) onError(new JobLost(job.name, lostTimes));
    const isOver = () => this.closing !== undefined || execution.isLost;
    const telling = { ended, onError, isOver };
    const concluding = await concluded({ job, failed: failed + 1 }, outcome, telling);
    if (concluding !== undefined) await this.write(lease, concluding, isOver);
  }

  /** Until it is written: on a full disk that is once there is room again. */
  private async write(lease: Lease, outcome: Outcome, isOver: () => boolean): Promise<void> {
    while (
      !this.attempt(() => {
        this.leases.end(this.owner, lease, outcome, this.options.now());
      })
    ) {
      if (isOver()) return;
      await pause(troubleMs);
    }
  }

  /** Answers whether it could be written, or is left to the lease as the worker is closed. */
  private attempt(write: () => void): boolean {
    if (this.isClosed) return true;
    try {
      write();
      return true;
    } catch (error) {
      this.options.onError(error);
      return false;
    }
  }
}
