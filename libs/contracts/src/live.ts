/** A server-sent event of `GET /api/live?company=<id>`: rows of these resources have changed. */
export interface RowsChanged {
  readonly revision: number;
  readonly resources: readonly string[];
}

/**
 * The names of the other events. `rights-changed` carries nothing: its receiver may do other
 * things by now, in this company or another, as `GET /api/session` says.
 */
export const liveEvents = { behind: 'rows-behind', rights: 'rights-changed' } as const;

/** `rows-behind`: how far rows are behind what was recorded; zeros once they are not. */
export interface RowsBehind {
  readonly events: number;
  /** The age of the oldest event that no row shows yet. */
  readonly seconds: number;
}
