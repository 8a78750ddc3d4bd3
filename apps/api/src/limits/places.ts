import { beyond, type Limit } from '../http/limits.js';

/** Places that are taken and given back: so many at once by key. */
export class Places {
  readonly #taken = new Map<string, number>();

  constructor(private readonly limit: Limit) {}

  /** Takes a place and answers what gives it back; `RequestError` when there is none. */
  take(key: string): () => void {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.limit.max) throw beyond(this.limit);
    this.#taken.set(key, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}

/** Takes places of several kinds, all or none. */
export function takeAll(...wanted: readonly (readonly [Places, string])[]): () => void {
  const taken: (() => void)[] = [];
  const giveBack = (): void => {
    for (const give of taken.splice(0)) give();
  };
  try {
    for (const [places, key] of wanted) taken.push(places.take(key));
  } catch (error) {
    giveBack();
    throw error;
  }
  return giveBack;
}
