import type { RebuildReason } from './doubt.js';

/** Rows of one collection that changed together. */
export interface TouchedRows {
  readonly partition: string;
  readonly collection: string;
  readonly ids: readonly string[];
}

/** What a batch has done; plain data, so that it passes between threads. */
export interface Progress {
  readonly position: string | undefined;
  /** By `progressKey` of the stream: the last revision that the rows now show. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly touched: readonly TouchedRows[];
  readonly isCaughtUp: boolean;
}

const journal = 'journal-';

/**
 * The key of a stream's progress: a journal has the id of its company, any other its own name.
 * Clients choose the ids of drafts, and may choose that of a company; no company's id has a hyphen.
 */
export function progressKey(stream: string): string {
  return stream.startsWith(journal) ? stream.slice(journal.length) : stream;
}

/** A stream whose next event cannot be folded; it stops, the others go on. */
export interface StalledStream {
  readonly stream: string;
  readonly revision: number;
  /** The event's type; '' where the event is missing. */
  readonly type: string;
  /** The projection that failed; '' where the event is missing, or newer. */
  readonly projection: string;
  readonly error: string;
  /** The event store does not return the event, also when asked again. */
  readonly isMissing?: true;
  /** A newer version of the product has recorded it. */
  readonly isNewer?: true;
}

/** A report on folding for the operator; plain data, passes between threads. */
export type FoldTrouble =
  | { readonly kind: 'stalled'; readonly stalled: StalledStream }
  /** A store failed; the runner tries again. Reported once for each error in a row. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'recovered' }
  /** Rows are not what their log says, and are rebuilt. */
  | { readonly kind: 'doubted'; readonly reason: RebuildReason }
  /** Rows of some projections are rebuilt from here on. */
  | ({ readonly kind: 'rebuilding' } & Pick<RebuildProgress, 'projections' | 'isCurrent'>)
  | { readonly kind: 'rebuilt' }
  /** The subscription left out events of a stream, which were then read from it. */
  | {
      readonly kind: 'gap';
      readonly stream: string;
      readonly from: number;
      readonly events: number;
    };

/** Called with trouble as it happens. */
export type OnTrouble = (trouble: FoldTrouble) => void;

/** How far a rebuild has got. `total` is what the live rows have folded, when they know. */
export interface RebuildProgress {
  readonly projections: readonly string[];
  readonly events: number;
  readonly total: number | undefined;
  /** Why it has to be, where it is neither for a new version nor because somebody asked. */
  readonly reason?: RebuildReason;
  /** The live rows of all of them go on meanwhile; otherwise what is shown of them is old. */
  readonly isCurrent?: boolean | undefined;
}

/** Whole percent, never 100 before the rebuild is through; undefined when the total is unknown. */
export function percentOf({ events, total }: RebuildProgress): number | undefined {
  if (total === undefined || total === 0) return undefined;
  return Math.min(99, Math.floor((100 * events) / total));
}
