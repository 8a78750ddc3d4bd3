import { RequestError } from '../http/request-error.js';

/** How many of a key go on at a time, and how many wait for their turn. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

interface Line {
  going: number;
  readonly waiting: (() => void)[];
}

/** Lets work of one key go on a few at a time, in the order of its coming; of this node only. */
export class Turns {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits) {}

  /** Does the work in its turn; `RequestError` 429 where too many wait already. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { going: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.going >= this.limits.atOnce) {
      if (line.waiting.length >= this.limits.waiting) throw new RequestError(429, 'request.busy');
      // The one that ends leaves its place to the one that waits.
      await new Promise<void>((begin) => line.waiting.push(begin));
    } else {
      line.going += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else line.going -= 1;
      if (line.going === 0) this.#lines.delete(key);
    }
  }
}
