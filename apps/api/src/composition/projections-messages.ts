import type { FoldTrouble, Mending, Progress, RunnerStatus } from '@balcao/projections';
import type { Place } from '../store-place.js';

/** What the thread of the projections is started with. */
export interface ProjectionsThreadData {
  readonly events: Place;
  readonly rows: Place;
  /** The name of this process, where others fold the same rows. */
  readonly holder?: string;
}

/** To the thread. */
export type ProjectionsOrder = 'wake' | 'status' | 'close' | 'scrub' | MendOrder;

/** Rows to be put right; the answer has the same number. */
export interface MendOrder {
  readonly number: number;
  readonly mending: Mending;
}

/** From the thread. */
export type ProjectionsReport =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'trouble'; readonly trouble: FoldTrouble }
  | { readonly kind: 'mended'; readonly number: number; readonly rows: number | string }
  | { readonly kind: 'scrubbed'; readonly isDone: boolean }
  | { readonly kind: 'status'; readonly status: RunnerStatus };
