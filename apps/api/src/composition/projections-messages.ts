import type { Progress, RunnerStatus } from '@balcao/projections';

/** What the thread of the projections is started with. */
export interface ProjectionsThreadData {
  readonly events: string;
  readonly rows: string;
}

/** To the thread. */
export type ProjectionsOrder = 'wake' | 'status' | 'close';

/** From the thread. */
export type ProjectionsReport =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'status'; readonly status: RunnerStatus };
