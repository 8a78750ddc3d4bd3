/** How long a code chunk may take to load, all attempts together, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How often a chunk is asked for again before its screen counts as failed. */
export const CHUNK_RETRIES = 2;

/** How long stored state may take to be restored, in milliseconds. */
export const RESTORE_TIMEOUT_MS = 5_000;

/** How long a snackbar message stays, in milliseconds. */
export const SNACK_AUTO_HIDE_MS = 3_000;

/** How long one stays that leads to another page, in milliseconds. */
export const SNACK_WITH_LINK_MS = 12_000;

/** How long live changes are collected before lists are read again, in milliseconds. */
export const LIVE_COALESCE_MS = 250;

/** How long a page that nobody sees goes on listening for changes, in milliseconds. */
export const LIVE_UNSEEN_MS = 10_000;

/** How long the server may not be heard before that is said, in milliseconds. */
export const LIVE_LOST_MS = 4_000;

/** After how long a server that refused to be heard is asked again, in milliseconds. */
export const LIVE_AGAIN_MS = 5_000;

/** How often a list that is behind is read again, and after how long, in milliseconds. */
export const CATCH_UP_TRIES = 3;
export const CATCH_UP_AFTER_MS = 1_000;
