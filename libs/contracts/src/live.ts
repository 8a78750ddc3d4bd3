/** A server-sent event of `GET /api/live?company=<id>`: rows of these resources have changed. */
export interface RowsChanged {
  readonly revision: number;
  readonly resources: readonly string[];
}
