/** The names of the headers that client and server agree on. */
export const headers = {
  /** The company that the request is about. */
  company: 'x-company',
  /** Chosen by the client per action and kept over retries: the same key is carried out once. */
  idempotencyKey: 'idempotency-key',
  /** The journal revision that a read must have reached. */
  readAfter: 'x-read-after',
  /** In an answer: how many events the rows are behind what was asked for. */
  readBehind: 'x-read-behind',
  /** The revision of the journal as of which a read shows rows: what was known then. */
  asKnownAt: 'x-as-known-at',
  /** Beside it, a day: what was recorded about later days is left out of the rows. */
  asTrueOn: 'x-as-true-on',
  /** The token of the rehearsal that a command was shown by: it is carried out as shown or not. */
  rehearsed: 'x-rehearsed',
  /** Repeats the session's CSRF token on everything that is not a read. */
  csrf: 'x-csrf-token',
  /** In an answer to a list: `<resource> <first>-<last>/<total>`. */
  contentRange: 'content-range',
} as const;
