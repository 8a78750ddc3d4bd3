import { amountOf, type Paper } from '../paper/index.js';

/** Names a line's row, so that the page it comes to lie on can be looked up. */
export const rowId = (index: number): string => `line-${index}`;
/** Names the sums, which may come to lie on a page of their own. */
export const sumsId = 'sums';

/** What the lines up to the end of each page add up to, as it is written (docs/rules.md, C13). */
export class Carried {
  readonly #pageOf = new Map<string, number>();

  constructor(private readonly paper: Paper) {}

  /** Notes where a row lies, or the sums. */
  note(id: string | undefined, page: number | undefined): void {
    if (id !== undefined && page !== undefined) this.#pageOf.set(id, page);
  }

  /** Whether anything that was noted lies behind the first page. */
  get isSpread(): boolean {
    return [...this.#pageOf.values()].some((page) => page > 1);
  }

  /** The sum of the lines up to and on the page; `undefined` where no line nor sum follows. */
  after(page: number): string | undefined {
    const { totals, table, language } = this.paper;
    if (totals.length === 0 || table.rows.length === 0) return undefined;
    let sum = 0;
    let isMore = (this.#pageOf.get(sumsId) ?? 1) > page;
    for (const [index, { amountMinor }] of table.rows.entries()) {
      const place = this.#pageOf.get(rowId(index)) ?? 1;
      if (place <= page) sum += amountMinor;
      else isMore = true;
    }
    return isMore ? amountOf(sum, language) : undefined;
  }
}
