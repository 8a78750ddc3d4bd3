import { backoffAfter } from '../backoff.js';
import type { Outcome } from '../execution.js';
import type { Job, Progress } from '../job.js';
import type { JobLimits } from '../limits.js';
import { type Database, inTransaction, type SqlRow } from './driver.js';
import { jobOf } from './job-row.js';
import type { ScheduleTable } from './schedule-table.js';

/** A lease so long that the clock must have been put back since it was given. */
const farLeases = 2;

// Of the jobs that were lost with a worker one runs at a time: the next crash is attributed to it.
const mayRun = `(crashes = 0 OR NOT EXISTS (SELECT 1 FROM jobs AS other
  WHERE other.state = 'running' AND other.crashes > 0))`;

const urgent = `SELECT seq, company_id FROM jobs WHERE state = 'ready' AND due_at <= ?1
  AND ${mayRun} AND company_id IN (SELECT value FROM json_each(?2)) ORDER BY due_at, seq LIMIT 1`;

// The company that was served the longest ago, of those that have a job whose time has come.
const fair = `SELECT (SELECT seq FROM jobs WHERE state = 'ready' AND company_id = turns.company_id
  AND due_at <= ?1 AND ${mayRun} ORDER BY due_at, seq LIMIT 1) AS seq, company_id FROM turns
  WHERE EXISTS (SELECT 1 FROM jobs WHERE state = 'ready' AND company_id = turns.company_id
  AND due_at <= ?1 AND ${mayRun}) ORDER BY served, company_id LIMIT 1`;

const serve = `UPDATE turns SET served = (SELECT max(served) + 1 FROM turns) WHERE company_id = ?`;

const take = `UPDATE jobs SET state = 'running', started_at = ?, lease_owner = ?, lease_until = ?,
  progress = NULL WHERE seq = ? RETURNING *`;

const end = `UPDATE jobs SET state = ?, finished_at = ?, due_at = ?, attempts = ?, result = ?,
  failure = ?, lease_owner = NULL, lease_until = NULL, cancelling = 0
  WHERE company_id = ? AND id = ? AND lease_owner = ?`;

const prune = `DELETE FROM jobs WHERE seq IN (SELECT seq FROM jobs WHERE state = ?1
  AND finished_at < ?2 UNION SELECT seq FROM (SELECT seq FROM jobs WHERE state = ?1
  AND finished_at IS NOT NULL ORDER BY finished_at DESC, seq DESC LIMIT -1 OFFSET ?3))`;

/** A job that a worker has taken. */
export interface Lease {
  readonly job: Job;
  readonly backoffMs: number;
  readonly isUrgent: boolean;
  /** Attempts that have failed by an answer. */
  readonly failed: number;
  /** How often its workers were lost, where that is too often for it to be run again. */
  readonly lostTimes: number | undefined;
}

/** Which jobs a worker has room for. */
export type Wanted = 'any' | 'urgent';

/**
 * The jobs as workers see them. Urgent partitions come first; the others take turns, so that one
 * with a thousand jobs keeps nobody else waiting for more than one. A job belongs to the worker
 * whose name is on its lease: what another says of it, after its own lease ran out, changes
 * nothing.
 */
export class LeaseTable {
  private readonly findingUrgent;
  private readonly findingFair;
  private readonly serving;
  private readonly taking;
  private readonly ending;
  private readonly renewing;
  private readonly holding;
  private readonly saving;
  private readonly pruning;
  private readonly next;
  private readonly nextOfUrgent;
  private readonly expired;
  private readonly owners;
  private readonly leasedTo;
  private readonly urgent: string;

  constructor(
    private readonly database: Database,
    private readonly schedules: ScheduleTable,
    private readonly limits: JobLimits,
    urgentPartitions: readonly string[] = [],
  ) {
    this.urgent = JSON.stringify(urgentPartitions);
    this.findingUrgent = database.prepare(urgent);
    this.findingFair = database.prepare(fair);
    this.serving = database.prepare(serve);
    this.taking = database.prepare(take);
    this.ending = database.prepare(end);
    this.pruning = database.prepare(prune);
    this.renewing = database.prepare(
      `UPDATE jobs SET lease_until = ? WHERE lease_owner = ? AND state = 'running'`,
    );
    this.holding = database.prepare(
      `SELECT company_id, id, cancelling FROM jobs WHERE lease_owner = ? AND state = 'running'`,
    );
    this.saving = database.prepare(
      'UPDATE jobs SET progress = ? WHERE company_id = ? AND id = ? AND lease_owner = ?',
    );
    this.expired = database.prepare(`SELECT DISTINCT lease_owner FROM jobs WHERE state = 'running'
      AND (lease_until <= ? OR lease_until > ?)`);
    this.owners = database.prepare(`SELECT DISTINCT lease_owner FROM jobs WHERE state = 'running'`);
    this.leasedTo = database.prepare(
      `SELECT * FROM jobs WHERE state = 'running' AND lease_owner = ?`,
    );
    this.next = database.prepare(`SELECT min(
      ifnull((SELECT min(due_at) FROM jobs WHERE state = 'ready' AND ${mayRun}), ?1),
      ifnull((SELECT min(iif(lease_until > ?2, 0, lease_until)) FROM jobs
        WHERE state = 'running'), ?1)) AS due`);
    this.nextOfUrgent = database.prepare(`SELECT min(due_at) AS due FROM jobs
      WHERE state = 'ready' AND ${mayRun} AND company_id IN (SELECT value FROM json_each(?))`);
  }

  /** The next job whose time has come, leased; its schedule, if any, has its next occurrence. */
  take(owner: string, nowMs: number, wanted: Wanted): Lease | undefined {
    if (this.nextChange(nowMs, nowMs + 1, wanted) > nowMs) return undefined;
    return inTransaction(this.database, () => {
      this.handBackExpired(nowMs);
      const first = this.findingUrgent.get(nowMs, this.urgent);
      const found = first ?? (wanted === 'any' ? this.findingFair.get(nowMs) : undefined);
      if (found === undefined) return undefined;
      this.serving.run(String(found['company_id']));
      const until = nowMs + this.limits.leaseMs;
      const [row] = this.taking.all(nowMs, owner, until, Number(found['seq']));
      if (row === undefined) return undefined;
      const key = row['schedule_key'];
      if (typeof key === 'string') this.schedules.plan(String(row['company_id']), key, nowMs);
      return {
        job: jobOf(row, nowMs),
        backoffMs: Number(row['backoff_ms']),
        isUrgent: first !== undefined,
        failed: Number(row['attempts']),
        lostTimes: this.isLostTooOften(row) ? Number(row['crashes']) : undefined,
      };
    });
  }

  /** When there may be something to take: `orMs` at the latest. */
  nextChange(nowMs: number, orMs: number, wanted: Wanted): number {
    const due =
      wanted === 'any'
        ? this.next.get(orMs, this.farLease(nowMs))?.['due']
        : this.nextOfUrgent.get(this.urgent)?.['due'];
    return Math.min(orMs, Number(due ?? orMs));
  }

  /** Renews all leases of a worker. */
  renew(owner: string, nowMs: number): void {
    this.renewing.run(nowMs + this.limits.leaseMs, owner);
  }

  /** The leases that a worker still has, by company and id. */
  held(owner: string): ReadonlyMap<string, { readonly isCancelling: boolean }> {
    return new Map(
      this.holding
        .all(owner)
        .map((row) => [
          leaseKey(String(row['company_id']), String(row['id'])),
          { isCancelling: row['cancelling'] === 1 },
        ]),
    );
  }

  saveProgress(owner: string, { companyId, id }: Job, progress: Progress): void {
    this.saving.run(JSON.stringify(progress), companyId, id, owner);
  }

  /** Writes how an attempt ended, and forgets the oldest of the jobs that are finished. */
  end(owner: string, lease: Lease, outcome: Outcome, nowMs: number): void {
    const { job, backoffMs, failed, lostTimes } = lease;
    // One that was only brought to its end has not been tried again.
    const attempts = lostTimes === undefined ? failed + 1 : failed;
    const write = (
      state: string,
      due: number | string,
      made: number,
      result: string | null,
      failure: string | null,
    ) => {
      const finished = state === 'ready' ? null : nowMs;
      const dueMs = typeof due === 'number' ? due : Date.parse(due);
      const { companyId, id } = job;
      this.ending.run(state, finished, dueMs, made, result, failure, companyId, id, owner);
      if (finished !== null) this.prune(state, nowMs);
    };
    switch (outcome.kind) {
      case 'done':
        write('done', job.dueAt, attempts, outcome.result, null);
        break;
      case 'failed':
        if (outcome.isForGood || attempts >= job.maxAttempts) {
          write('failed', job.dueAt, attempts, null, outcome.failure);
        } else {
          const dueMs = nowMs + backoffAfter(attempts, backoffMs);
          write('ready', dueMs, attempts, null, outcome.failure);
        }
        break;
      case 'interrupted':
        if (outcome.why === 'cancelled') write('cancelled', job.dueAt, attempts, null, null);
        else write('ready', job.dueAt, failed, null, job.failure ?? null);
    }
  }

  /** Every lease is of a worker that is gone: their jobs can be taken at once. */
  handBackAll(nowMs: number): void {
    inTransaction(this.database, () => {
      for (const row of this.owners.all()) this.handBackOf(row, nowMs);
    });
  }

  private handBackExpired(nowMs: number): void {
    for (const row of this.expired.all(nowMs, this.farLease(nowMs))) this.handBackOf(row, nowMs);
  }

  private farLease(nowMs: number): number {
    return nowMs + farLeases * this.limits.leaseMs;
  }

  /** A worker is not heard of any more: it renews all its leases together, so all are lost. */
  private handBackOf(owner: SqlRow, nowMs: number): void {
    const rows = this.leasedTo.all(owner['lease_owner'] ?? null);
    for (const row of rows) this.handBack(row, rows.length === 1, nowMs);
  }

  /**
   * Attributes the crash to a job that was running by itself, or was the only one that was lost
   * before: which of several others caused it nobody knows. One that is lost too often is taken
   * once more, to be reported and ended; if that crashes as well, as often again, it is ended here.
   */
  private handBack(row: SqlRow, wasAlone: boolean, nowMs: number): void {
    const isSuspect = wasAlone || Number(row['crashes']) > 0;
    const crashes = Number(row['crashes']) + 1;
    const lost = Number(row['lost']) + (isSuspect ? 1 : 0);
    const isCancelled = row['cancelling'] === 1;
    const isFailed = !isCancelled && lost > 2 * this.limits.maxLost + 1;
    const state = isCancelled ? 'cancelled' : isFailed ? 'failed' : 'ready';
    this.database
      .prepare(
        `UPDATE jobs SET state = ?, lost = ?, crashes = ?, finished_at = ?, due_at = min(due_at, ?),
        failure = ifnull(?, failure), cancelling = 0, lease_owner = NULL, lease_until = NULL
        WHERE seq = ?`,
      )
      .run(
        ...[state, lost, crashes, state === 'ready' ? null : nowMs, nowMs],
        ...[isFailed ? `its worker was lost ${crashes} times` : null, row['seq'] ?? null],
      );
  }

  private isLostTooOften(row: SqlRow): boolean {
    return Number(row['lost']) > this.limits.maxLost;
  }

  private prune(state: string, nowMs: number): void {
    const { keptDone, keptDoneMs, keptFailed, keptFailedMs } = this.limits;
    if (state === 'done') this.pruning.run(state, nowMs - keptDoneMs, keptDone);
    else this.pruning.run(state, nowMs - keptFailedMs, keptFailed);
  }
}

/** What tells one job from another among those of all companies. */
export function leaseKey(companyId: string, id: string): string {
  return `${companyId}/${id}`;
}
