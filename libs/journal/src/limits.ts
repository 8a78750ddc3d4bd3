/** How far the journal goes before it waits, gives up or tidies. */
export interface JournalLimits {
  /**
   * Events that one append takes at most, so that a commit blocks but briefly; a single command may
   * carry more.
   */
  readonly eventsPerAppend: number;
  /**
   * Bytes of events, as JSON, that one append takes at most, well below the 1 MiB of servers before
   * 25.1; a single command may carry more.
   */
  readonly bytesPerAppend: number;
  /** Commands of one company that wait for their answer; more are turned away. */
  readonly waitingCommands: number;
  /** How often a command is decided again because another node wrote first. */
  readonly conflictRetries: number;
  /** How often an append is sent while its outcome stays unknown. */
  readonly appendAttempts: number;
  /** The wait before an append of unknown outcome is looked up or sent again. */
  readonly retryDelayMs: number;
  /** Companies whose books are kept in memory, not counting those in recent use. */
  readonly companiesInMemory: number;
  /** Companies whose books are kept in memory, those in recent use included. */
  readonly companiesInMemoryMax: number;
  /** Events behind all books in memory, not counting those in recent use. */
  readonly eventsInMemory: number;
  /** How long after their last use books are not let go of only because others need the room. */
  readonly recentMs: number;
  /** How long unused books stay in memory. */
  readonly idleMs: number;
  /** Events after which a snapshot is due, while the company is at work. */
  readonly eventsBetweenSnapshots: number;
  /** Events that a parting company must have gained for its snapshot to be worth writing. */
  readonly eventsWorthASnapshot: number;
}

/** The limits of a journal for which nothing else is set. */
export const defaultLimits: JournalLimits = {
  eventsPerAppend: 256,
  bytesPerAppend: 512 * 1024,
  waitingCommands: 20_000,
  conflictRetries: 20,
  appendAttempts: 3,
  retryDelayMs: 50,
  companiesInMemory: 200,
  companiesInMemoryMax: 400,
  eventsInMemory: 5_000_000,
  recentMs: 60_000,
  idleMs: 15 * 60_000,
  eventsBetweenSnapshots: 5_000,
  eventsWorthASnapshot: 500,
};
