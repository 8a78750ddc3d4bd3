import { type CheckedOrder, checkSchedule } from '../check-order.js';
import type { Schedule } from '../job.js';
import { nextOccurrence } from '../next-occurrence.js';
import { type Database, inTransaction } from './driver.js';
import type { JobTable } from './job-table.js';

/** What repeats. Of each schedule one occurrence waits at most; the next follows its taking. */
export class ScheduleTable {
  private readonly finding;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobTable,
  ) {
    this.finding = database.prepare(
      'SELECT definition FROM schedules WHERE company_id = ? AND key = ?',
    );
  }

  upsert(schedule: CheckedOrder & Schedule, nowMs: number): void {
    const definition = definitionOf(schedule);
    const { companyId, key } = schedule;
    inTransaction(this.database, () => {
      if (this.finding.get(companyId, key)?.['definition'] === definition) return;
      this.removeWaiting(companyId, key);
      this.database
        .prepare('INSERT OR REPLACE INTO schedules(company_id, key, definition) VALUES(?, ?, ?)')
        .run(companyId, key, definition);
      this.plan(companyId, key, nowMs);
    });
  }

  remove(companyId: string, key: string): boolean {
    return inTransaction(this.database, () => {
      if (this.finding.get(companyId, key) === undefined) return false;
      this.removeWaiting(companyId, key);
      this.database
        .prepare('DELETE FROM schedules WHERE company_id = ? AND key = ?')
        .run(companyId, key);
      return true;
    });
  }

  /** Adds the first occurrence after a time; within a transaction. */
  plan(companyId: string, key: string, nowMs: number): void {
    const found = this.finding.get(companyId, key);
    if (found === undefined) return;
    const schedule = JSON.parse(String(found['definition'])) as Schedule;
    const dueMs = nextOccurrence(schedule.recurrence, nowMs);
    const order = checkSchedule(schedule);
    this.jobs.insert({ order, id: `${key}@${dueMs}`, scheduleKey: key, dueMs, nowMs });
  }

  private removeWaiting(companyId: string, key: string): void {
    this.database
      .prepare(
        `DELETE FROM jobs WHERE company_id = ? AND schedule_key = ? AND state = 'ready'
        AND attempts = 0 AND crashes = 0`,
      )
      .run(companyId, key);
  }
}

/** The schedule as text, the same for the same schedule. */
function definitionOf(schedule: CheckedOrder & Schedule): string {
  const { key, companyId, name, actorId, payload, attempts, backoffMs, recurrence } = schedule;
  return JSON.stringify({
    key,
    companyId,
    name,
    actorId,
    payload,
    attempts,
    backoffMs,
    recurrence,
  });
}
