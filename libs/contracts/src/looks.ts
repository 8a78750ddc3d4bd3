/** Something that somebody looked at who may change nothing. */
export interface Look {
  /** UTC instant. */
  readonly at: string;
  readonly userId: string;
  /** Beside it; empty where nobody of the company is called so. */
  readonly userName?: string;
  /** What was read, below `/api`, without its query. */
  readonly path: string;
  /** What it was narrowed to, by the names of the query; what was typed to search is left out. */
  readonly asked?: Readonly<Record<string, string>>;
  /** The moment that was looked at; now without it. */
  readonly revision?: number;
  readonly trueOn?: string;
}

/** `GET /api/past/looks`: what auditors looked at, the newest first. */
export interface LooksPage {
  readonly entries: readonly Look[];
  /** Sent back as `before` to read on; absent on the last page. */
  readonly next?: number;
}
