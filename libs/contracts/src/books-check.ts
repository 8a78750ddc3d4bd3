import type { JobState } from './jobs.js';

/** A row that is not what the journal says; `revision` is that of the event behind it. */
export interface RowDifference {
  readonly id: string;
  /** In the lists alone, in the journal alone, or other in both. */
  readonly kind: 'added' | 'missing' | 'changed';
  /** Those of a changed row that differ. */
  readonly fields: readonly string[];
  /** What of them are figures and days, as the list shows them and as the journal says. */
  readonly figures?: readonly DifferentFigure[];
  /** The document that the row is about, where it is about one. */
  readonly reference?: string;
  /** Of the event that should explain the row; -1 where none does. */
  readonly revision: number;
}

/** A field of a row that differs; texts are left out, for they may be of persons. */
export interface DifferentFigure {
  readonly field: string;
  readonly shown: string;
  readonly journal: string;
}

/** What the check of one read model came to. */
export interface ModelCheck {
  readonly name: string;
  readonly rows: number;
  readonly differences: number;
  /** The first of them. */
  readonly told: readonly RowDifference[];
  /** Of a repair: rows that were put right; `differences` are those that are left. */
  readonly repaired?: number;
  /** SHA-256 over all rows as they should be. */
  readonly certificate: string;
}

/** What a check of the books answers once it is done. */
export interface BooksCheckResult {
  /** The last event that the rows were compared at. */
  readonly revision: number;
  /** UTC instant. */
  readonly checkedAt: string;
  readonly differences: number;
  /** Of a repair: rows that were put right. */
  readonly repaired?: number;
  readonly models: readonly ModelCheck[];
}

/** `GET /api/books-check`: the check under way, and what the last one found. */
export interface BooksCheckAnswer {
  readonly underWay: {
    readonly id: string;
    readonly state: JobState;
    readonly percent: number | null;
  } | null;
  readonly last: BooksCheckResult | null;
  /** Why the newest check was not finished: `last` is older then. Null when it was. */
  readonly failure: string | null;
  /** When it failed; a UTC instant. */
  readonly failedAt: string | null;
}
