import { LRUCache } from 'lru-cache';

/** Members that are remembered; those seen last. */
const REMEMBERED = 50_000;

/** When this process last had a request of each member; lost when it ends. */
class SeenMembers {
  readonly #instants = new LRUCache<string, string>({ max: REMEMBERED });

  note(companyId: string, userId: string, at: string): void {
    this.#instants.set(`${companyId} ${userId}`, at);
  }

  /** UTC instant. */
  get(companyId: string, userId: string): string | undefined {
    return this.#instants.peek(`${companyId} ${userId}`);
  }
}

export const seenMembers = new SeenMembers();
