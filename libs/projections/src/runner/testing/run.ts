import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../../projection.js';
import type { Progress } from '../progress.js';
import { ProjectionRunner } from '../projection-runner.js';
import type { RunnerOptions, RunnerStatus } from '../runner-options.js';

export interface Running {
  readonly runner: ProjectionRunner;
  /** Answers when all that was written before has been folded. */
  readonly caughtUp: () => Promise<void>;
}

/** Starts a runner that can be waited for. */
export async function running(
  store: EventStore,
  rows: ReadStore,
  projections: readonly AnyProjection[],
  more: Partial<RunnerOptions> = {},
): Promise<Running> {
  const waiting = new Set<() => void>();
  const onProgress = (progress: Progress): void => {
    more.onProgress?.(progress);
    for (const wake of waiting) wake();
  };
  const runner = new ProjectionRunner({ store, rows, projections, ...more, onProgress });
  await runner.start();
  const caughtUp = async (): Promise<void> => {
    const end = await store.head();
    const isThere = (): boolean => {
      const { position, rebuild } = runner.status();
      return rebuild === undefined && (end === undefined || (position ?? '') >= end);
    };
    if (isThere()) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        if (!isThere()) return;
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });
  };
  return { runner, caughtUp };
}

/** Folds all there is, then stops. */
export async function runOnce(
  store: EventStore,
  rows: ReadStore,
  projections: readonly AnyProjection[],
  more: Partial<RunnerOptions> = {},
): Promise<RunnerStatus> {
  const { runner, caughtUp } = await running(store, rows, projections, more);
  await caughtUp();
  await runner.stop();
  return runner.status();
}
