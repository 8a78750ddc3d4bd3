import type { Job as QueueJob } from 'bullmq';
import type { Job, JobState, Json, Progress } from '../job.js';
import { idOf } from './keys.js';
import { readFields } from './scripts.js';

/** BullMQ adds a fraction to the time of a delayed job that keeps those of one time in order. */
const delayedScale = 0x1000;

/** What we put into a job's data, in addition to its name and id. */
export interface StoredData {
  readonly companyId: string;
  readonly actorId: string;
  readonly payload: Json;
  readonly maxAttempts: number;
  readonly backoffMs: number;
}

type Field = (typeof readFields)[number];

/** A job as the scripts answer it: its id, its state, its place among the delayed, its fields. */
export function parseJob(answer: unknown): Job | undefined {
  if (!Array.isArray(answer)) return undefined;
  const [queueId, state, delayed, values] = answer as [string, JobState, string | null, string[]];
  const entries = readFields.map((field, place) => [field, values[place] ?? undefined]);
  const fields = Object.fromEntries(entries) as Record<Field, string | undefined>;
  const data = JSON.parse(fields.data ?? '') as StoredData;
  const createdMs = Number(fields.timestamp);
  const dueMs =
    delayed === null
      ? createdMs + Number(fields.delay ?? 0)
      : Math.floor(Number(delayed) / delayedScale);
  const isOver = state === 'done' || state === 'failed' || state === 'cancelled';
  return {
    id: idOf(queueId),
    name: fields.name ?? '',
    companyId: data.companyId,
    actorId: data.actorId,
    payload: data.payload,
    state,
    isCancelling: state === 'running' && fields.stop !== undefined,
    createdAt: new Date(createdMs).toISOString(),
    dueAt: new Date(dueMs).toISOString(),
    attempts: Number(fields.atm ?? 0) + Number(fields.stc ?? 0),
    maxAttempts: data.maxAttempts,
    ...(fields.processedOn !== undefined && { startedAt: instant(fields.processedOn) }),
    ...(isOver && { finishedAt: instant(fields.finishedOn) }),
    ...progressOf(fields.progress),
    ...(state === 'done' && { result: JSON.parse(fields.returnvalue ?? 'null') as Json }),
    ...(state !== 'done' &&
      state !== 'cancelled' &&
      fields.failedReason !== undefined && { failure: fields.failedReason }),
  };
}

/** A job that a worker has just taken. */
export function runningJob(queued: QueueJob<StoredData>): Job {
  const { companyId, actorId, payload, maxAttempts } = queued.data;
  const startedMs = queued.processedOn ?? queued.timestamp;
  return {
    id: idOf(queued.id ?? ''),
    name: queued.name,
    companyId,
    actorId,
    payload,
    maxAttempts,
    state: 'running',
    isCancelling: false,
    createdAt: new Date(queued.timestamp).toISOString(),
    dueAt: new Date(queued.timestamp + (queued.opts.delay ?? 0)).toISOString(),
    startedAt: new Date(startedMs).toISOString(),
    attempts: queued.attemptsMade + queued.stalledCounter,
  };
}

/** BullMQ begins with the number 0. */
function progressOf(json: string | undefined): { readonly progress?: Progress } {
  const value = JSON.parse(json ?? '0') as Progress | number;
  return typeof value === 'number' ? {} : { progress: value };
}

function instant(ms: string | undefined): string {
  return new Date(Number(ms)).toISOString();
}
