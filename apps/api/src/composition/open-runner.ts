import type { EventStore } from '@balcao/event-store';
import { allProjections, isKnown, ProjectionRunner, SharedRunner } from '@balcao/projections';
import type { OnTrouble, Progress, RunnerStatus } from '@balcao/projections';
import type { ReadStore } from '@balcao/read-store';

/** Folds projections, by itself or together with other processes. */
export interface OpenRunner {
  status(): RunnerStatus;
  stop(): Promise<void>;
}

export interface OpenRunnerOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  /** The name of this process, where others fold the same rows. */
  readonly holder?: string | undefined;
  readonly onProgress: (progress: Progress) => void;
  readonly onTrouble: OnTrouble;
}

/** Folds from now on. */
export async function openRunner({ holder, ...options }: OpenRunnerOptions): Promise<OpenRunner> {
  if (holder !== undefined) {
    const shared = new SharedRunner({ ...options, projections: allProjections, isKnown, holder });
    shared.start();
    return shared;
  }
  const runner = new ProjectionRunner({ ...options, projections: allProjections, isKnown });
  await runner.start();
  return runner;
}

/** How far the rows are, and whether more could be written: a row of its own is committed. */
export async function statusOf(
  runner: Pick<OpenRunner, 'status'>,
  rows: Pick<ReadStore, 'ping'>,
): Promise<RunnerStatus> {
  try {
    await rows.ping();
    return runner.status();
  } catch (error) {
    const { error: failure, ...status } = runner.status();
    return {
      ...status,
      error: failure ?? (error instanceof Error ? error.message : String(error)),
    };
  }
}
