import type { FoldTrouble, RowRepair, Progress, RunnerStatus } from '@balcao/projections';
import type { Place } from '../store-place.js';

/** What the thread of the projections is started with. */
export interface ProjectionsThreadData {
  readonly events: Place;
  readonly rows: Place;
  /** The name of this process, where others fold the same rows. */
  readonly holder?: string;
}

/** To the thread. */
export type ProjectionsOrder = 'wake' | 'status' | 'close' | 'scrub' | RebuildOrder | RepairOrder;

/** Rows to be rebuilt: of all projections when none is named. */
export interface RebuildOrder {
  readonly rebuild: readonly string[] | 'all';
}

/** Rows to be put right; the answer has the same number. */
export interface RepairOrder {
  readonly number: number;
  readonly repair: RowRepair;
}

/** From the thread. */
export type ProjectionsReport =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'trouble'; readonly trouble: FoldTrouble }
  | { readonly kind: 'repaired'; readonly number: number; readonly rows: number | string }
  | { readonly kind: 'scrubbed'; readonly isDone: boolean }
  /** The projections whose rows are rebuilt, or why it cannot be asked for. */
  | { readonly kind: 'asked'; readonly asked: readonly string[] | string }
  | { readonly kind: 'status'; readonly status: RunnerStatus };
