/** Field to value or operators, with the words searched for as `q`. */
export type Filters = Readonly<Record<string, unknown>>;

interface Asked {
  /** What the list showed when it was asked; known by identity. */
  readonly shown: Filters;
  readonly wanted: Filters;
}

/**
 * What lists were asked to be narrowed to and do not show yet. The address of a list changes a
 * moment before its rows are shown: what is asked for in between is added to what was asked for,
 * and not to what is still on the screen, or the first wish would be taken back.
 */
export class PendingFilters {
  readonly #asked = new Map<string, Asked>();

  /** Answers what a list is to show when what it showed, or was asked to show since, changes. */
  ask(list: string, shown: Filters, change: (filters: Filters) => Filters): Filters {
    const before = this.#asked.get(list);
    const wanted = change(before?.shown === shown ? before.wanted : shown);
    this.#asked.set(list, { shown, wanted });
    return wanted;
  }

  /** A list shows these by now: what was asked of others is done with. */
  shows(list: string, shown: Filters): void {
    if (this.#asked.get(list)?.shown !== shown) this.#asked.delete(list);
  }
}
