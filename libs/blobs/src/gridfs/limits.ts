/** How long a call waits for a server before it is `StoreUnavailable`. */
export const unavailableAfterMs = 5_000;

/** How old an upload is that nobody will finish any more: a day. */
export const abandonedAfterMs = 86_400_000;
