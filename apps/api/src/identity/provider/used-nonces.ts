import { LRUCache } from 'lru-cache';

/** Longer than any token that a browser could still hold is taken. */
const rememberedMs = 2 * 3_600_000;
const rememberedNonces = 50_000;

/** Nonces that have been used to sign in; only of this node, which also removes the cookie. */
export class UsedNonces {
  readonly #until = new LRUCache<string, number>({ max: rememberedNonces });

  has(nonce: string, now: number): boolean {
    return (this.#until.peek(nonce) ?? 0) > now;
  }

  /** Uses the nonce up; false when somebody else was first. */
  use(nonce: string, now: number): boolean {
    if (this.has(nonce, now)) return false;
    this.#until.set(nonce, now + rememberedMs);
    return true;
  }
}
