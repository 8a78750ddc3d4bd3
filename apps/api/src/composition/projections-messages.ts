import type { Progress, RunnerStatus } from '@balcao/projections';
import type { Place } from './open-stores.js';

/** What the thread of the projections is started with. */
export interface ProjectionsThreadData {
  readonly events: Place;
  readonly rows: Place;
  /** The name of this process, where others fold the same rows. */
  readonly holder?: string;
}

/** To the thread. */
export type ProjectionsOrder = 'wake' | 'status' | 'close';

/** From the thread. */
export type ProjectionsReport =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'status'; readonly status: RunnerStatus };
