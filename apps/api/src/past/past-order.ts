import type { Place } from '../composition/open-stores.js';

/** What is to be folded, and into which file. Passes between threads. */
export interface PastOrder {
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  /** Empty, or rows of the same stream up to an earlier event. */
  readonly file: string;
  readonly stream: string;
  /** The last event that the rows are to show. */
  readonly until: number;
  /** The last day whose events the rows are to show; all days without it. */
  readonly trueOn?: string;
}

/** Makes the rows of an order, and tells the last event that they show as it goes on. */
export type FoldPast = (order: PastOrder, onProgress: (revision: number) => void) => Promise<void>;
