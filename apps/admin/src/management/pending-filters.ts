/** Field to value or operators, with the words searched for as `q`. */
export type Filters = Readonly<Record<string, unknown>>;

interface Asked {
  /** The filters shown when the request was made; compared by identity. */
  readonly shown: Filters;
  readonly wanted: Filters;
}

/**
 * Filters that were requested but are not shown yet. The address of a list changes before its rows
 * do: a filter set in between is added to the requested ones, not to those still shown, or the
 * first would be lost.
 */
export class PendingFilters {
  readonly #asked = new Map<string, Asked>();

  /** The filters that a list should show after a change to the shown or requested ones. */
  ask(list: string, shown: Filters, change: (filters: Filters) => Filters): Filters {
    const before = this.#asked.get(list);
    const wanted = change(before?.shown === shown ? before.wanted : shown);
    this.#asked.set(list, { shown, wanted });
    return wanted;
  }

  /** Marks filters as shown and drops pending requests. */
  shows(list: string, shown: Filters): void {
    if (this.#asked.get(list)?.shown !== shown) this.#asked.delete(list);
  }
}
