/** How many failed attempts, in what time, are too many. */
export interface AttemptLimit {
  readonly failures: number;
  readonly windowMs: number;
}

interface Failures {
  count: number;
  /** When they are forgotten. */
  until: number;
}

/** Keys that are remembered at most; beyond it the oldest are forgotten. */
const rememberedKeys = 20_000;

/** Counts failed attempts by key, in bounded memory, on this node alone: N nodes allow N times. */
export class Attempts {
  readonly #failures = new Map<string, Failures>();

  constructor(private readonly limit: AttemptLimit) {}

  /** Seconds to wait before the next attempt; 0 when there is none to wait for. */
  waitSeconds(key: string, now: number): number {
    const failures = this.#failures.get(key);
    if (failures === undefined || failures.until <= now) return 0;
    if (failures.count < this.limit.failures) return 0;
    return Math.max(1, Math.ceil((failures.until - now) / 1_000));
  }

  fail(key: string, now: number): void {
    const before = this.#failures.get(key);
    this.#failures.delete(key);
    const isFresh = before === undefined || before.until <= now;
    const count = isFresh ? 1 : before.count + 1;
    const until = isFresh ? now + this.limit.windowMs : before.until;
    this.#failures.set(key, { count, until });
    for (const oldest of this.#failures.keys()) {
      if (this.#failures.size <= rememberedKeys) break;
      this.#failures.delete(oldest);
    }
  }

  /** Takes one attempt back: it has turned out to be right. */
  forgive(key: string): void {
    const failures = this.#failures.get(key);
    if (failures === undefined) return;
    if (failures.count <= 1) this.#failures.delete(key);
    else failures.count -= 1;
  }

  succeed(key: string): void {
    this.#failures.delete(key);
  }
}
