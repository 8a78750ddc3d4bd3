/** `GET /api/<resource>/:id/history`: events of one record, the newest first, from the journal. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Sent back as `before` to read on; absent on the last page. */
  readonly next?: number;
}

/** One event of a record, with the words of the journal and the name of who did it. */
export interface HistoryEntry {
  readonly revision: number;
  readonly type: string;
  readonly recordedAt: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly hash: string;
  /** Who let the actor go beyond its limits, and why. */
  readonly approval?: { readonly approverName: string; readonly reason: string };
}
