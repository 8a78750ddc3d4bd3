import { setTimeout as sleep } from 'node:timers/promises';

/** Far longer than anything takes on a busy machine, and less than what a test may take. */
export const patienceMs = 240_000;
const askEveryMs = 20;

/** Asks until the answer is something, and answers it; throws when it hangs. */
export async function until<T>(
  ask: () => Promise<T> | T,
): Promise<Exclude<Awaited<T>, false | undefined>> {
  for (const end = performance.now() + patienceMs; ;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) {
      return answer as Exclude<Awaited<T>, false | undefined>;
    }
    if (performance.now() > end) throw new Error(`not within ${patienceMs} ms: ${String(ask)}`);
    await sleep(askEveryMs);
  }
}
