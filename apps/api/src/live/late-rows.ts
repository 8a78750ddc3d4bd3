import type { RowsBehind } from '@balcao/contracts';

/** Rows that are behind for less than this are only busy. */
export const lateAfterSeconds = 3;

/** Tells the watchers of a company that its rows are late, by how much, and when that is over. */
export class LateRows {
  /** The companies whose watchers were notified that rows are late. */
  readonly #late = new Set<string>();

  constructor(private readonly lagOf: (companyId: string) => RowsBehind) {}

  /** What the watchers of each company are to be notified of now. */
  announced(companyIds: Iterable<string>): ReadonlyMap<string, RowsBehind> {
    const behind = new Map<string, RowsBehind>();
    const watched = new Set(companyIds);
    for (const companyId of watched) {
      const { events, seconds } = this.lagOf(companyId);
      if (seconds >= lateAfterSeconds) {
        this.#late.add(companyId);
        behind.set(companyId, { events, seconds: Math.floor(seconds) });
      } else if (this.#late.delete(companyId)) {
        behind.set(companyId, { events: 0, seconds: 0 });
      }
    }
    for (const companyId of this.#late) if (!watched.has(companyId)) this.#late.delete(companyId);
    return behind;
  }
}
