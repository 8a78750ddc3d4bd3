/** How long a statement waits for another process's write lock before the store is unavailable. */
export const busyTimeoutMs = 5_000;

/** Events that one transaction takes at most, so that a burst blocks the event loop but briefly. */
export const eventsPerCommit = 1_000;

/** Events that one page of a read holds at most; between pages the event loop runs. */
export const eventsPerPage = 512;

/** Rows that one insert statement writes when a transaction has that many. */
export const rowsPerInsert = 16;

/** Events of the first page of a read, before anything is known of their size. */
export const eventsOfFirstPage = 64;

/** Characters of JSON that a page aims at: pages of large events hold fewer of them. */
export const charactersPerPage = 1_000_000;

/** Positions that one step looks through when it searches for events of some categories. */
export const positionsPerScan = 2_048;

/** Events of one batch of a subscription that names no size. */
export const eventsPerBatch = 500;

/** Stream names remembered in memory; beyond it they are looked up again. */
export const streamsRemembered = 100_000;

/** How often a waiting subscription looks for the commits of other processes. */
export const pollMs = { readonly: 5, writable: 50 } as const;

/** Memory for pages of the file, in KiB, as SQLite's `cache_size` takes it (negative). */
export const cacheKib = { readonly: -16_384, writable: -65_536 } as const;

/** Bytes that a heartbeat writes at most, after an append that failed. */
export const heartbeatBytesMax = 1_048_576;
