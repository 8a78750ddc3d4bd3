import { beyond, type Limit } from './limits.js';

/** A limit of what is done within a time. */
type WindowLimit = Limit & { readonly windowMs: number };

interface Used {
  count: number;
  /** When it is forgotten. */
  readonly until: number;
}

/** Keys that are remembered at most; beyond it the oldest are forgotten. */
const rememberedKeys = 20_000;

/** Counts what is done by key within a time, in bounded memory, on this node only. */
export class Allowance {
  readonly #used = new Map<string, Used>();

  constructor(private readonly limit: WindowLimit) {}

  /** `RequestError` when there is no room for so many; counts none. */
  check(key: string, many: number, now: number): void {
    const used = this.#usedOf(key, now);
    if (used.count + many <= this.limit.max) return;
    throw beyond(this.limit, Math.max(1, Math.ceil((used.until - now) / 1_000)));
  }

  /** Counts so many, whether there is room for them or not. */
  count(key: string, many: number, now: number): void {
    const used = this.#usedOf(key, now);
    used.count += many;
    this.#used.set(key, used);
    for (const oldest of this.#used.keys()) {
      if (this.#used.size <= rememberedKeys) break;
      this.#used.delete(oldest);
    }
  }

  #usedOf(key: string, now: number): Used {
    const used = this.#used.get(key);
    if (used !== undefined && used.until > now) return used;
    this.#used.delete(key);
    return { count: 0, until: now + this.limit.windowMs };
  }
}
