import { JobTooLarge } from './errors.js';
import type { Job, JobOrder, Json, NewJob, Progress, Schedule } from './job.js';
import {
  defaultAttempts,
  defaultBackoffMs,
  maxBackoffMs,
  maxIdCharacters,
  maxPayloadBytes,
  maxProgressBytes,
  maxResultBytes,
} from './limits.js';

const nameable = /^[A-Za-z0-9_-]+$/;
// A place that is of no company is marked by `~`, which no company's id has.
const place = /^~?[A-Za-z0-9_-]+$/;

/** An order with its numbers filled in and its payload as text. */
export interface CheckedOrder extends JobOrder {
  readonly attempts: number;
  readonly backoffMs: number;
  readonly json: string;
}

/** Throws `TypeError` or `JobTooLarge` for an order that no queue takes. */
export function checkOrder(order: JobOrder): CheckedOrder {
  const { attempts = defaultAttempts, backoffMs = defaultBackoffMs } = order;
  checkName('company', order.companyId, place);
  if (!/^[\w.-]+$/.test(order.name) || order.name.length > maxIdCharacters) {
    throw new TypeError(`"${order.name}" is no name of a job`);
  }
  if (!Number.isSafeInteger(attempts) || attempts < 1) {
    throw new TypeError(`${attempts} is no number of attempts`);
  }
  if (!Number.isSafeInteger(backoffMs) || backoffMs < 0 || backoffMs > maxBackoffMs) {
    throw new TypeError(`${backoffMs} ms is no wait between attempts`);
  }
  const json = bounded('payload', order.payload, maxPayloadBytes);
  return { ...order, attempts, backoffMs, json };
}

/** Beside what `checkOrder` refuses, an id that cannot be one and a time that is none. */
export function checkNewJob(job: NewJob): CheckedOrder & NewJob {
  checkName('job', job.id);
  if (job.runAt !== undefined && Number.isNaN(Date.parse(job.runAt))) {
    throw new TypeError(`"${job.runAt}" is no instant`);
  }
  return { ...job, ...checkOrder(job) };
}

/** Beside what `checkOrder` refuses, a key that cannot be one and an interval that is none. */
export function checkSchedule(schedule: Schedule): CheckedOrder & Schedule {
  checkName('schedule', schedule.key);
  const { recurrence } = schedule;
  if (
    'everyMs' in recurrence &&
    !(Number.isSafeInteger(recurrence.everyMs) && recurrence.everyMs > 0)
  ) {
    throw new TypeError(`${recurrence.everyMs} ms is no interval`);
  }
  return { ...schedule, ...checkOrder(schedule) };
}

/** The result as text, `null` when there is none; throws `JobTooLarge`. */
export function resultJson(result: Json | undefined): string {
  return bounded('result', result ?? null, maxResultBytes);
}

/** Progress with its percentage within bounds; throws `JobTooLarge`. */
export function checkProgress(progress: Progress): Progress {
  bounded('progress', progress.detail ?? null, maxProgressBytes);
  const percent = Math.min(100, Math.max(0, progress.percent));
  return { ...progress, percent: Number.isNaN(percent) ? 0 : percent };
}

/** Whether nothing more happens to the job by itself. */
export function isFinished({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** Ids are letters, digits, `_` and `-`, and no bare number: queues number jobs of their own. */
function checkName(what: string, name: string, shape = nameable): void {
  if (shape.test(name) && name.length <= maxIdCharacters && /\D/.test(name)) return;
  throw new TypeError(`"${name.slice(0, maxIdCharacters)}" is no id of a ${what}`);
}

function bounded(part: JobTooLarge['part'], value: Json, maxBytes: number): string {
  const json = JSON.stringify(value);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxBytes) throw new JobTooLarge(part, bytes, maxBytes);
  return json;
}
