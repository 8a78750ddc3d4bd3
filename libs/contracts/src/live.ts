/** A server-sent event of `GET /api/live?company=<id>`: rows of these resources have changed. */
export interface RowsChanged {
  readonly revision: number;
  readonly resources: readonly string[];
}

/**
 * Another, named `rows-behind`: how far rows are behind what was recorded; zeros once they are not.
 */
export interface RowsBehind {
  readonly events: number;
  /** The age of the oldest event that no row shows yet. */
  readonly seconds: number;
}
