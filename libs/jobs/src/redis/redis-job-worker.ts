import { setTimeout as sleep } from 'node:timers/promises';
import { type Job as QueueJob, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { backoffAfter } from '../backoff.js';
import { closeRuns } from '../close-runs.js';
import { concluded, lostOutcome } from '../conclude.js';
import { JobLost } from '../errors.js';
import { Execution, type Outcome } from '../execution.js';
import type { Json } from '../job.js';
import type { JobEnded, JobHandler, JobWorker } from '../job-queue.js';
import type { JobLimits } from '../limits.js';
import type { Blame } from './blame.js';
import { patient } from './connection.js';
import { cancelledMark } from './scripts.js';
import { runningJob, type StoredData } from './stored-job.js';

/** How soon a worker tries again to say how a job ended, after the server was lost. */
const retryMs = 500;

/** What one worker runs, how many at a time, and whom it tells. */
export interface RedisWorkerOptions {
  readonly url: string;
  readonly prefix: string;
  readonly queueName: string;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly concurrency: number;
  readonly limits: JobLimits;
  readonly ended: JobEnded | undefined;
  /** Of this process, shared by all queues that it works on. */
  readonly blame: Blame;
  readonly onError: (error: unknown) => void;
  readonly onClosed: () => void;
  /** Called when a job is taken, with its company and BullMQ's id. */
  readonly onTaken: (companyId: string, queueId: string) => void;
  /** Which of these jobs are asked to stop; none when nothing can be known now. */
  readonly stopped: (queueIds: readonly string[]) => Promise<readonly string[]>;
}

/** Runs the jobs of a BullMQ queue. Without a server it waits for it, and goes on by itself. */
export class RedisJobWorker implements JobWorker {
  private readonly worker: Worker<StoredData>;
  private readonly runs = new Map<Execution, Promise<void>>();
  private readonly byId = new Map<string, Execution>();
  private readonly isClosing = new AbortController();
  private closing: Promise<void> | undefined;
  private poll: NodeJS.Timeout | undefined;

  constructor(private readonly options: RedisWorkerOptions) {
    const { limits, url, prefix, queueName, concurrency } = options;
    this.worker = new Worker<StoredData>(queueName, (job, token) => this.process(job, token), {
      connection: { ...patient, url },
      prefix,
      concurrency,
      lockDuration: limits.leaseMs,
      stalledInterval: limits.leaseMs,
      // A job that is lost too often is ended here, where its hook can be notified.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      runRetryDelay: retryMs,
      removeOnComplete: { count: limits.keptDone, age: Math.ceil(limits.keptDoneMs / 1_000) },
      removeOnFail: { count: limits.keptFailed, age: Math.ceil(limits.keptFailedMs / 1_000) },
      settings: {
        backoffStrategy: (attempts, _, __, job) =>
          backoffAfter(attempts, (job?.data as StoredData | undefined)?.backoffMs ?? 0),
      },
    });
    this.worker.on('error', options.onError);
    this.worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.byId.get(id)?.interrupt('lost');
    });
  }

  close(): Promise<void> {
    this.isClosing.abort();
    this.closing ??= this.end().finally(() => {
      clearTimeout(this.poll);
      this.options.onClosed();
    });
    return this.closing;
  }

  private async end(): Promise<void> {
    const { limits, onError } = this.options;
    // From here on no job is fetched; one that was being fetched is handed back.
    await this.worker.pause(true);
    await closeRuns(this.runs, limits);
    const over = new AbortController();
    const patience = sleep(limits.stopGraceMs, undefined, { signal: over.signal });
    const closed = this.worker.close(this.runs.size > 0);
    await Promise.race([closed, patience]).catch(onError);
    over.abort();
    patience.catch(() => undefined);
  }

  private process(queued: QueueJob<StoredData>, token: string | undefined): Promise<Json> {
    if (this.closing !== undefined) return handBack(queued, token);
    const { handlers, limits, onError, onTaken } = this.options;
    const handler = Object.hasOwn(handlers, queued.name) ? handlers[queued.name] : undefined;
    const saves = new Set<Promise<void>>();
    const execution = new Execution(runningJob(queued), handler, {
      everyMs: limits.progressEveryMs,
      save: (progress) => {
        const saved = queued.updateProgress(progress).catch(onError);
        saves.add(saved.finally(() => saves.delete(saved)));
      },
    });
    onTaken(queued.data.companyId, queued.id ?? '');
    const end = this.attempt(execution, queued, token, saves);
    this.runs.set(
      execution,
      end.then(
        () => undefined,
        () => undefined,
      ),
    );
    return end;
  }

  private async attempt(
    execution: Execution,
    queued: QueueJob<StoredData>,
    token: string | undefined,
    saves: ReadonlySet<Promise<void>>,
  ): Promise<Json> {
    const { id = '' } = queued;
    this.byId.set(id, execution);
    this.watch();
    try {
      const outcome = await this.run(execution, queued);
      await Promise.all(saves);
      return await this.answer(await this.conclude(execution, outcome, queued), queued, token);
    } finally {
      this.options.blame.ended(this.keyOf(queued));
      this.byId.delete(id);
      this.runs.delete(execution);
    }
  }

  /** Runs a job, unless crashes were laid to it too often; those lost before take turns. */
  private async run(execution: Execution, queued: QueueJob<StoredData>): Promise<Outcome> {
    const { blame, limits, onError } = this.options;
    const { stalledCounter: times } = queued;
    const key = this.keyOf(queued);
    // Where the server cannot be asked now, the losses were counted before, or will be.
    const laid = await blame.lossesOf(key, times).catch(() => 0);
    if (laid > limits.maxLost) {
      onError(new JobLost(queued.name, times));
      return lostOutcome(times);
    }
    if (times > 0 && !(await blame.turnOf(key, this.isClosing.signal))) {
      return { kind: 'interrupted', why: 'closing' };
    }
    await blame.began(key, times > 0);
    return execution.run();
  }

  private keyOf({ id = '' }: QueueJob<StoredData>): string {
    return `${this.options.prefix}:${this.options.queueName}:${id}`;
  }

  private async conclude(
    execution: Execution,
    outcome: Outcome,
    queued: QueueJob<StoredData>,
  ): Promise<Outcome> {
    const { ended, onError } = this.options;
    const { job } = execution;
    const failed = queued.attemptsMade + 1;
    const isOver = () => this.closing !== undefined || execution.isLost;
    const concluding = await concluded({ job, failed }, outcome, { ended, onError, isOver });
    return concluding ?? { kind: 'interrupted', why: 'closing' };
  }

  /** Tells BullMQ how an attempt ended, by answering or by what is thrown. */
  private answer(
    outcome: Outcome,
    queued: QueueJob<StoredData>,
    token: string | undefined,
  ): Promise<Json> {
    switch (outcome.kind) {
      case 'done':
        return Promise.resolve(JSON.parse(outcome.result) as Json);
      case 'failed':
        throw outcome.isForGood
          ? new UnrecoverableError(outcome.failure)
          : new Error(outcome.failure);
      case 'interrupted':
        if (outcome.why === 'cancelled') throw new UnrecoverableError(cancelledMark);
        if (outcome.why === 'closing') return handBack(queued, token);
        throw new Error('the lease was lost');
    }
  }

  /** While jobs run, looks which of them are to stop. */
  private watch(): void {
    if (this.poll !== undefined || this.byId.size === 0) return;
    this.poll = setTimeout(() => {
      void this.options
        .stopped([...this.byId.keys()])
        .then((ids) => {
          for (const id of ids) this.byId.get(id)?.interrupt('cancelled');
        })
        .catch(this.options.onError)
        .finally(() => {
          this.poll = undefined;
          this.watch();
        });
    }, this.options.limits.cancelPollMs);
  }
}

/** Lets another worker take the job, as if it had not begun. */
async function handBack(queued: QueueJob, token: string | undefined): Promise<never> {
  await queued.moveToWait(token);
  throw new WaitingError();
}
