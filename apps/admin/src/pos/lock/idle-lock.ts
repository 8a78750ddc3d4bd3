const aMinuteMs = 60_000;

/** How exactly a till remembers when it was touched, in milliseconds. */
export const USED_EVERY_MS = aMinuteMs;

/** Whether nobody has touched a till for so long that it asks who is there; instants in ms. */
export const isIdle = (usedAt: number, now: number, minutes: number | undefined): boolean =>
  minutes !== undefined && usedAt > 0 && now - usedAt >= minutes * aMinuteMs;
