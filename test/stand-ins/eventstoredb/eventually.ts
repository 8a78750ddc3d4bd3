import { setTimeout as delay } from 'node:timers/promises';

const waitMs = 60_000;

/** Runs until it succeeds: what a caller does that tries again when told to. */
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
