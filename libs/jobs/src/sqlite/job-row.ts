import type { Job, JobState, Json, Progress } from '../job.js';
import type { SqlRow, SqlValue } from './driver.js';

/** The state by the clock: a row that is ready waits for its time, or for a worker. */
export const stateAt = `CASE WHEN state <> 'ready' THEN state
  WHEN due_at > ? THEN 'delayed' ELSE 'waiting' END`;

/** A job of its row, at a time in milliseconds. */
export function jobOf(row: SqlRow, nowMs: number): Job {
  const dueAt = Number(row['due_at']);
  return {
    id: String(row['id']),
    name: String(row['name']),
    companyId: String(row['company_id']),
    actorId: String(row['actor_id']),
    payload: JSON.parse(String(row['payload'])) as Json,
    state: stateOf(String(row['state']), dueAt > nowMs),
    isCancelling: row['state'] === 'running' && row['cancelling'] === 1,
    createdAt: instant(row['created_at']),
    dueAt: instant(dueAt),
    attempts: Number(row['attempts']) + Number(row['crashes']),
    maxAttempts: Number(row['max_attempts']),
    ...present('startedAt', row['started_at'], instant),
    ...present('finishedAt', row['finished_at'], instant),
    ...present('progress', row['progress'], (json) => JSON.parse(json) as Progress),
    ...present('result', row['result'], (json) => JSON.parse(json) as Json),
    ...present('failure', row['failure'], String),
  };
}

function stateOf(state: string, isEarly: boolean): JobState {
  if (state === 'ready') return isEarly ? 'delayed' : 'waiting';
  return state as JobState;
}

/** A property that is there when its column has a value. */
function present<K extends string, V>(
  key: K,
  value: SqlValue | undefined,
  read: (value: string) => V,
): { readonly [key in K]?: V } {
  if (value === null || value === undefined) return {};
  return { [key]: read(String(value)) } as { readonly [key in K]?: V };
}

function instant(ms: unknown): string {
  return new Date(Number(ms)).toISOString();
}
