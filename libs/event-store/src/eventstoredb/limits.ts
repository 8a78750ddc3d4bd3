/** How long an answer is awaited before an append is in doubt and a read is given up. */
export const deadlineMs = 10_000;

/** How much longer than its deadline a call may take, where the client has lost its answer. */
export const graceMs = 1_000;

/** Events that the client holds of a read before the server has to wait for the reader. */
export const eventsBuffered = 256;

/** Events of one batch of a subscription that names no size. */
export const eventsPerBatch = 500;

/** How often a subscription hears where it is: once in so many times 32 events looked through. */
export const checkpointInterval = 32;

/** How long a lost connection and subscription wait before they try again: first, and at most. */
export const reconnectMs = { first: 50, last: 5_000 } as const;
