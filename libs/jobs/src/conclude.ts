import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './execution.js';
import type { Job, Json } from './job.js';
import type { Ending, JobEnded } from './job-queue.js';

/** The wait before the hook is called again that could not do its part. */
const againMs = 1_000;

/** An attempt, as far as it decides whether it is the job's last. */
export interface Attempted {
  readonly job: Job;
  /** Attempts of this job that have failed by an answer, with this one. */
  readonly failed: number;
}

/** How the job has ended; undefined where it waits again. */
export function endingOf({ job, failed }: Attempted, outcome: Outcome): Ending | undefined {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done', result: JSON.parse(outcome.result) as Json };
    case 'failed': {
      const { failure, isForGood } = outcome;
      return isForGood || failed >= job.maxAttempts ? { kind: 'failed', failure } : undefined;
    }
    case 'interrupted':
      return outcome.why === 'cancelled' ? { kind: 'cancelled' } : undefined;
  }
}

/** The outcome that a queue writes for an ending that the hook has answered. */
export function outcomeOf(ending: Ending): Outcome {
  switch (ending.kind) {
    case 'done':
      return { kind: 'done', result: JSON.stringify(ending.result) };
    case 'failed':
      return { kind: 'failed', failure: ending.failure, isForGood: true };
    case 'cancelled':
      return { kind: 'interrupted', why: 'cancelled' };
  }
}

/** The hook that is notified, and until when that is tried. */
export interface Concluding {
  readonly ended: JobEnded | undefined;
  readonly onError: (error: unknown) => void;
  /** Whether the attempt is left to its lease: the worker closes, or has lost it. */
  readonly isOver: () => boolean;
}

/**
 * The outcome to write, once the hook was notified; undefined where the attempt is left to its
 * lease instead.
 */
export async function concluded(
  attempted: Attempted,
  outcome: Outcome,
  { ended, onError, isOver }: Concluding,
): Promise<Outcome | undefined> {
  const ending = endingOf(attempted, outcome);
  if (ended === undefined || ending === undefined) return outcome;
  for (;;) {
    try {
      return outcomeOf(await ended(attempted.job, ending));
    } catch (error) {
      onError(error);
    }
    if (isOver()) return undefined;
    await sleep(againMs);
    if (isOver()) return undefined;
  }
}

/** The outcome of a job whose workers were lost with it. */
export const lostOutcome = (times: number): Outcome => ({
  kind: 'failed',
  failure: `its worker was lost ${times} times`,
  isForGood: true,
});
