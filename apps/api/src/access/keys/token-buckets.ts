/** How fast a caller may ask: `burst` at once, then `perSecond`. */
export interface BucketLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left to a caller after a request. */
export interface Taken {
  readonly isAllowed: boolean;
  /** Whole requests that may follow at once. */
  readonly remaining: number;
  /** Seconds until the next request is allowed; 0 when it is now. */
  readonly retrySeconds: number;
  /** Seconds until the whole burst is there again. */
  readonly resetSeconds: number;
}

interface Bucket {
  tokens: number;
  /** In milliseconds. */
  filledAt: number;
}

/** Callers that are remembered; the longest silent, whose buckets are full, are forgotten. */
const REMEMBERED = 20_000;

/** A token bucket for each caller, in bounded memory, on this node alone. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(readonly limit: BucketLimit) {}

  /** Takes one token at an instant in milliseconds. */
  take(key: string, now: number): Taken {
    const { burst, perSecond } = this.limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const grown = (Math.max(0, now - bucket.filledAt) / 1_000) * perSecond;
    const tokens = Math.min(burst, bucket.tokens + grown);
    const isAllowed = tokens >= 1;
    const left = isAllowed ? tokens - 1 : tokens;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left, filledAt: now });
    this.#forget();
    return {
      isAllowed,
      remaining: Math.floor(left),
      retrySeconds: left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond)),
      resetSeconds: Math.ceil((burst - left) / perSecond),
    };
  }

  #forget(): void {
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= REMEMBERED) return;
      this.#buckets.delete(oldest);
    }
  }
}
