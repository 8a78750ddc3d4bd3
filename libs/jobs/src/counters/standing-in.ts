import type { Counters } from './counters.js';

/**
 * Counts at `shared`, and at `own` for what cannot be counted there: a limit is one of each node
 * while nodes cannot agree, but never none.
 */
export function withStandIn(shared: Counters, own: Counters): Counters {
  const counted =
    <Args extends readonly unknown[], Answer>(work: (at: Counters, ...args: Args) => Answer) =>
    async (...args: Args): Promise<Awaited<Answer>> => {
      try {
        return await work(shared, ...args);
      } catch {
        // The adapter has reported why, once.
        return await work(own, ...args);
      }
    };
  return {
    take: counted((at, ...args: Parameters<Counters['take']>) => at.take(...args)),
    count: counted((at, ...args: Parameters<Counters['count']>) => at.count(...args)),
    wait: counted((at, ...args: Parameters<Counters['wait']>) => at.wait(...args)),
    giveBack: counted((at, ...args: Parameters<Counters['giveBack']>) => at.giveBack(...args)),
    forget: counted((at, ...args: Parameters<Counters['forget']>) => at.forget(...args)),
    close: async () => {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
