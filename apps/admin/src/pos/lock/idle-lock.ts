const aMinuteMs = 60_000;

/** Precision of the last activity time, in milliseconds. */
export const USED_EVERY_MS = aMinuteMs;

/** Whether a till has been idle long enough to lock; instants in ms. */
export const isIdle = (usedAt: number, now: number, minutes: number | undefined): boolean =>
  minutes !== undefined && usedAt > 0 && now - usedAt >= minutes * aMinuteMs;
