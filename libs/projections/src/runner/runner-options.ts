import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import type { RebuildReason } from './doubt.js';
import type { OnTrouble, Progress, RebuildProgress, StalledStream } from './progress.js';
import type { SkippedEvent } from './skips.js';

/** What a runner keeps up to date, by which name, and whom it tells. */
export interface RunnerOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  readonly projections: readonly AnyProjection[];
  /** The checkpoint's name; `rows` when absent. One process at a time runs a name. */
  readonly name?: string;
  /** Categories whose streams' revisions outlive a restart; `journal` when absent. */
  readonly tracked?: readonly string[];
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** The most events folded and written together. */
  readonly batchSize?: number;
  /** How long to wait after a store has failed. */
  readonly retryDelayMs?: number;
  /** How often it looks whether somebody has asked for a rebuild. */
  readonly lookEveryMs?: number;
  /** After each batch is written; with what is there already, once, at the start. */
  readonly onProgress?: (progress: Progress) => void;
  /** While rows are rebuilt because their version was raised. */
  readonly onRebuild?: (progress: RebuildProgress) => void;
  /** When a stream stops, a store fails or is back, or events had to be read again. */
  readonly onTrouble?: OnTrouble;
}

/** Where a runner stands, as health checks and the guides' commands show it. */
export interface RunnerStatus {
  readonly isCaughtUp: boolean;
  readonly position: string | undefined;
  readonly stalled: readonly StalledStream[];
  /** Events that the operator has taken out of the lists. */
  readonly skipped: readonly SkippedEvent[];
  /** The rows that are being rebuilt. */
  readonly rebuild: RebuildProgress | undefined;
  /** Why rows were rebuilt since the start that were not what their log says. */
  readonly doubted?: RebuildReason | undefined;
  /** Why the runner is waiting to try again. */
  readonly error: string | undefined;
}

/** `tracked`: the categories whose revisions a checkpoint keeps, for who waits to read them. */
export const runnerDefaults = {
  name: 'rows',
  tracked: ['journal'],
  batchSize: 2_000,
  retryDelayMs: 1_000,
  lookEveryMs: 1_000,
} as const;
