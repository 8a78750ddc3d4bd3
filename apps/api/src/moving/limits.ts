/** Events that one append carries at most. */
export const eventsPerAppend = 500;

/** Bytes of JSON that one append aims at: EventStoreDB takes 1 MiB unless told otherwise. */
export const bytesPerAppend = 524_288;

/** How often a store that was away is tried, and the pause before each further try. */
export const attempts = 5;
export const retryDelayMs = 1_000;

/** How often progress is told while nothing else is. */
export const sayEveryMs = 2_000;

/** How often it is asked whether the rows of the source have caught up. */
export const askEveryMs = 50;
