import type { Paper } from '../paper/index.js';

/** Names a line's row, so that the page it comes to lie on can be looked up. */
export const rowId = (index: number): string => `line-${index}`;

/** What the lines up to the end of each page add up to, as it is written (domain.md §1.5 C13). */
export class Carried {
  readonly #pageOfRow = new Map<string, number>();

  constructor(private readonly paper: Paper) {}

  /** Notes where a row lies. */
  note(id: string | undefined, page: number | undefined): void {
    if (id !== undefined && page !== undefined) this.#pageOfRow.set(id, page);
  }

  /** The sum of the lines up to and on the page; `undefined` where no line follows. */
  after(page: number): string | undefined {
    if (this.paper.totals.length === 0) return undefined;
    let sum = 0;
    let isMore = false;
    for (const [index, { amountMinor }] of this.paper.table.rows.entries()) {
      const place = this.#pageOfRow.get(rowId(index)) ?? 1;
      if (place <= page) sum += amountMinor;
      else isMore = true;
    }
    return isMore ? this.paper.amount(sum) : undefined;
  }
}
