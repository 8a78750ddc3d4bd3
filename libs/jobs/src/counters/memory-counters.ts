import type { Counted, Counters, Quota } from './counters.js';

interface Used {
  count: number;
  /** When it is forgotten, in milliseconds since 1970. */
  readonly until: number;
}

/** Keys of one quota that are remembered; beyond it the oldest are forgotten. */
const rememberedKeys = 20_000;

/** Counts in the memory of this process, which is bounded. */
export class MemoryCounters implements Counters {
  readonly #quotas = new Map<string, Map<string, Used>>();

  constructor(private readonly clock: () => Date) {}

  async take(quota: Quota, key: string, many = 1): Promise<number> {
    return (await this.count(quota, key, many)).waitMs;
  }

  count(quota: Quota, key: string, many = 1): Promise<Counted> {
    const waitMs = this.#waitMs(quota, key, many);
    if (waitMs === 0) this.#count(quota, key, many);
    const { count: used, until } = this.#usedOf(quota, key);
    return Promise.resolve({ waitMs, used, endsMs: until - this.clock().getTime() });
  }

  wait(quota: Quota, key: string, many = 1): Promise<number> {
    return Promise.resolve(this.#waitMs(quota, key, many));
  }

  #waitMs(quota: Quota, key: string, many: number): number {
    const { count, until } = this.#usedOf(quota, key);
    return count + many <= quota.max ? 0 : until - this.clock().getTime();
  }

  #count(quota: Quota, key: string, many: number): void {
    const keys = this.#keysOf(quota);
    const used = this.#usedOf(quota, key);
    // Put behind all others: what is tried now is the last to be forgotten.
    keys.delete(key);
    keys.set(key, { ...used, count: used.count + many });
    for (const oldest of keys.keys()) {
      if (keys.size <= rememberedKeys) break;
      keys.delete(oldest);
    }
  }

  giveBack(quota: Quota, key: string, many = 1): Promise<void> {
    const used = this.#usedOf(quota, key);
    if (used.count > many) this.#keysOf(quota).set(key, { ...used, count: used.count - many });
    else this.#keysOf(quota).delete(key);
    return Promise.resolve();
  }

  forget(quota: Quota, key: string): Promise<void> {
    this.#keysOf(quota).delete(key);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#quotas.clear();
    return Promise.resolve();
  }

  #usedOf(quota: Quota, key: string): Used {
    const now = this.clock().getTime();
    const used = this.#keysOf(quota).get(key);
    if (used !== undefined && used.until > now) return used;
    this.#keysOf(quota).delete(key);
    return { count: 0, until: now + quota.windowMs };
  }

  #keysOf({ name }: Quota): Map<string, Used> {
    const keys = this.#quotas.get(name) ?? new Map<string, Used>();
    this.#quotas.set(name, keys);
    return keys;
  }
}
