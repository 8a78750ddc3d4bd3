import type { DocumentStatus } from './documents.js';

/**
 * `GET /api/documents/totals`: over the whole selection, not only the page, and in the company's
 * currency at the rates that the documents were issued at.
 */
export interface DocumentTotalsAnswer {
  readonly count: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly pendingMinor: number;
}

/** `GET /api/documents/states`: how many documents there are in each state; none are left out. */
export interface DocumentStatesAnswer {
  readonly all: number;
  readonly expired: number;
  /** Those that are copies of another, in any state. */
  readonly duplicated: number;
  readonly byStatus: Readonly<Partial<Record<DocumentStatus, number>>>;
}
