import { LRUCache } from 'lru-cache';
import type { Counted, Counters, Quota } from './counters.js';

interface Used {
  count: number;
  /** When it is forgotten, in milliseconds since 1970. */
  readonly until: number;
}

/** Keys of one quota that are remembered: those counted last. */
const rememberedKeys = 20_000;

/** By size, since `max` would take room for all of them at once, for each quota. */
const bounded = { maxSize: rememberedKeys, sizeCalculation: () => 1 };

/** Counts in the memory of this process, which is bounded. */
export class MemoryCounters implements Counters {
  readonly #quotas = new Map<string, LRUCache<string, Used>>();

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
    const used = this.#usedOf(quota, key);
    this.#keysOf(quota).set(key, { ...used, count: used.count + many });
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
    const used = this.#keysOf(quota).peek(key);
    if (used !== undefined && used.until > now) return used;
    this.#keysOf(quota).delete(key);
    return { count: 0, until: now + quota.windowMs };
  }

  #keysOf({ name }: Quota): LRUCache<string, Used> {
    const known = this.#quotas.get(name);
    if (known !== undefined) return known;
    const keys = new LRUCache<string, Used>(bounded);
    this.#quotas.set(name, keys);
    return keys;
  }
}
