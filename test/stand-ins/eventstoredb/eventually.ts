import { setTimeout as delay } from 'node:timers/promises';

const waitMs = 60_000;

/** Runs until it succeeds, as a caller does that is asked to try again. */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(20);
    }
  }
}
