import type { JournalDamage } from '@balcao/domain';
import type { Place } from '../store-place.js';

/** What is to be folded, and into which file. Passes between threads. */
export interface PastOrder {
  readonly events: Place;
  /** The keys of personal data. */
  readonly keys: Place;
  /** The live rows, where they are to tell of the moment; without it all events are folded. */
  readonly live?: { readonly file: string };
  /** Empty, or rows of the same stream up to an earlier event. */
  readonly file: string;
  readonly stream: string;
  /** The last event that the rows are to show. */
  readonly until: number;
  /** The last day whose events the rows are to show; all days without it. */
  readonly trueOn?: string;
}

/** Who waits for the rows of an order. */
export interface PastWaiting {
  /** Told of the last event that the rows show as it goes on. */
  readonly onProgress: (revision: number) => void;
  /** Aborted once nobody wants the rows any more. */
  readonly signal: AbortSignal;
}

/** The message of the thread that folds, instead of an end, where the journal is damaged. */
export interface PastDamage {
  readonly companyId: string;
  readonly damage: JournalDamage;
}

/** Whether the rows of an order were made, or the live rows do not tell what they were then. */
export type PastOutcome = 'made' | 'untold';

/** Makes the rows of an order; throws what the signal was aborted for. */
export type FoldPast = (order: PastOrder, waiting: PastWaiting) => Promise<PastOutcome>;
