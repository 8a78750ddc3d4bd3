import type { CheckedOrder } from '../check-order.js';
import { type Job, type JobState, jobStates } from '../job.js';
import type { JobCounts, JobPage, JobQuery } from '../job-queue.js';
import { maxPageSize } from '../limits.js';
import type { Database } from './driver.js';
import { jobOf, stateAt } from './job-row.js';

const insert = `INSERT INTO jobs(company_id, id, name, actor_id, payload, max_attempts, backoff_ms,
  schedule_key, state, created_at, due_at) VALUES(?, ?, ?, ?, ?, ?, ?, ?, 'ready', ?, ?)
  ON CONFLICT DO NOTHING`;

/** A job on its way into the table. Times are milliseconds. */
export interface Insertion {
  readonly order: CheckedOrder;
  readonly id: string;
  readonly scheduleKey: string | null;
  readonly dueMs: number;
  readonly nowMs: number;
}

/** The jobs as those see them who order, look and decide. */
export class JobTable {
  private readonly inserting;
  private readonly registering;
  private readonly one;
  private readonly countingAll;
  private readonly countingOwn;
  private readonly page;

  constructor(private readonly database: Database) {
    this.inserting = database.prepare(insert);
    this.registering = database.prepare('INSERT OR IGNORE INTO turns(company_id) VALUES(?)');
    this.one = database.prepare('SELECT * FROM jobs WHERE company_id = ? AND id = ?');
    const count = `SELECT ${stateAt} AS shown, count(*) AS jobs FROM jobs`;
    this.countingAll = database.prepare(`${count} GROUP BY shown`);
    this.countingOwn = database.prepare(`${count} WHERE company_id = ? GROUP BY shown`);
    this.page = database.prepare(`SELECT * FROM jobs WHERE company_id = ?
      AND ${stateAt} IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT ? OFFSET ?`);
  }

  insert({ order, id, scheduleKey, dueMs, nowMs }: Insertion): void {
    const { companyId, name, actorId, json, attempts, backoffMs } = order;
    const who = [companyId, id, name, actorId] as const;
    this.registering.run(companyId);
    this.inserting.run(...who, json, attempts, backoffMs, scheduleKey, nowMs, dueMs);
  }

  get(companyId: string, id: string, nowMs: number): Job | undefined {
    const row = this.one.get(companyId, id);
    return row && jobOf(row, nowMs);
  }

  /** The key of the schedule that a job is an occurrence of. */
  scheduleOf(companyId: string, id: string): string | undefined {
    const key = this.one.get(companyId, id)?.['schedule_key'];
    return typeof key === 'string' ? key : undefined;
  }

  list(companyId: string, query: JobQuery, nowMs: number): JobPage {
    const { states = jobStates, offset = 0, limit = maxPageSize } = query;
    const size = Math.min(limit, maxPageSize);
    const rows = this.page.all(companyId, nowMs, JSON.stringify(states), size, offset);
    const counts = this.counts(nowMs, companyId);
    return {
      jobs: rows.map((row) => jobOf(row, nowMs)),
      total: states.reduce((total, state) => total + counts[state], 0),
      counts,
    };
  }

  counts(nowMs: number, companyId?: string): JobCounts {
    const rows =
      companyId === undefined
        ? this.countingAll.all(nowMs)
        : this.countingOwn.all(nowMs, companyId);
    const found = new Map(rows.map((row) => [row['shown'], Number(row['jobs'])]));
    const entries = jobStates.map((state) => [state, found.get(state) ?? 0]);
    return Object.fromEntries(entries) as Record<JobState, number>;
  }

  requestCancel(companyId: string, id: string): void {
    this.database
      .prepare('UPDATE jobs SET cancelling = 1 WHERE company_id = ? AND id = ?')
      .run(companyId, id);
  }

  makeReady(companyId: string, id: string, nowMs: number): void {
    this.database
      .prepare(
        `UPDATE jobs SET state = 'ready', due_at = ?, started_at = NULL, finished_at = NULL,
        attempts = 0, lost = 0, crashes = 0, cancelling = 0, progress = NULL, failure = NULL
        WHERE company_id = ? AND id = ?`,
      )
      .run(nowMs, companyId, id);
  }

  remove(companyId: string, id: string): void {
    this.database.prepare('DELETE FROM jobs WHERE company_id = ? AND id = ?').run(companyId, id);
  }
}
