/** Members that are remembered; those seen last. */
const REMEMBERED = 50_000;

/** When this process last had a request of each member; lost when it ends. */
class SeenMembers {
  readonly #instants = new Map<string, string>();

  note(companyId: string, userId: string, at: string): void {
    const key = `${companyId} ${userId}`;
    this.#instants.delete(key);
    this.#instants.set(key, at);
    for (const oldest of this.#instants.keys()) {
      if (this.#instants.size <= REMEMBERED) break;
      this.#instants.delete(oldest);
    }
  }

  /** UTC instant. */
  get(companyId: string, userId: string): string | undefined {
    return this.#instants.get(`${companyId} ${userId}`);
  }
}

export const seenMembers = new SeenMembers();
