import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Job, JobState, NewJob } from '../job.js';
import type { JobQueue, JobRun } from '../job-queue.js';
import type { JobLimits } from '../limits.js';

/** How the suite gets at an adapter. */
export interface JobQueueHarness {
  /** An open queue with jobs of its own: no worker of another test takes them. */
  open(limits?: Partial<JobLimits>): Promise<JobQueue>;
  /** Another opening of the queue last opened, as another process has it. */
  again(limits?: Partial<JobLimits>): Promise<JobQueue>;
}

/** How long the suite waits for what must happen; a busy machine is slow. */
const patienceMs = 60_000;

export const mercearia = 'mercearia';
export const padaria = 'padaria';
/** The partition that every harness opens its queues with as an urgent one. */
export const people = 'people';

/** An order to count the stock of a warehouse. */
export function count(id: string, more: Partial<NewJob> = {}): NewJob {
  return {
    id,
    name: 'count-stock',
    companyId: mercearia,
    actorId: 'maria',
    payload: { warehouse: 'Beira', shelves: [1, 2] },
    ...more,
  };
}

/** The instant so long from now, by the clock of the test. */
export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** Waits until the job is in a state, and answers it as it then is. */
export async function reached(
  queue: JobQueue,
  id: string,
  state: JobState,
  companyId = mercearia,
): Promise<Job> {
  return eventually(`job ${id} is never ${state}`, async () => {
    const job = await queue.get(companyId, id);
    return job?.state === state ? job : undefined;
  });
}

/** Asks until there is an answer. */
export async function eventually<T>(
  otherwise: string,
  ask: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(10);
  }
  throw new Error(otherwise);
}

/** A handler's run that goes on until it is interrupted; its error is the reason. */
export function untilInterrupted({ signal }: JobRun): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('no reason'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** Something that one side waits for and the other brings about. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Holds a worker at a point until the test lets it go on. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
}

/** The ids of a list of jobs. */
export function idsOf(jobs: readonly Job[]): readonly string[] {
  return jobs.map(({ id }) => id);
}

/** Opens a queue before each test of the enclosing describe and closes it afterwards. */
export function useQueue(
  harness: JobQueueHarness,
  limits: Partial<JobLimits> = {},
): () => JobQueue {
  let queue: JobQueue | undefined;
  beforeEach(async () => {
    queue = await harness.open({ cancelPollMs: 50, progressEveryMs: 20, ...limits });
  });
  afterEach(async () => {
    await queue?.close();
    queue = undefined;
  });
  return () => {
    if (queue === undefined) throw new Error('no queue is open outside a test');
    return queue;
  };
}

/** Expects that work is refused with one of the port's errors. */
export async function expectRefusal(
  work: Promise<unknown>,
  refusal: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect(work).rejects.toMatchObject(refusal);
}
