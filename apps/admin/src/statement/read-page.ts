import type { BalcaoDataProvider } from '../admin/data-provider.js';
import type { DayRange } from '../filters/periods.js';

/** How many entries a page of a statement has. */
const PAGE = 100;

export interface StatementPage<R> {
  readonly rows: readonly R[];
  /** From 1, the oldest entries. */
  readonly page: number;
  readonly pages: number;
}

/**
 * A page of an account's entries in a period; the last one, with the newest entries, where none is
 * named.
 */
export async function readPage<R>(
  provider: BalcaoDataProvider,
  path: string,
  page: number | undefined,
  range: DayRange = {},
): Promise<StatementPage<R>> {
  const read = async (number: number): Promise<StatementPage<R>> => {
    const query = new URLSearchParams({ ...range, page: String(number), perPage: String(PAGE) });
    const { body, total = 0 } = await provider.read(`${path}?${query.toString()}`);
    // Typed by the contract, checked to be a list.
    if (!Array.isArray(body)) throw new Error('the statement has an unknown shape');
    return { rows: body as R[], page: number, pages: Math.ceil(total / PAGE) };
  };
  const first = await read(page ?? 1);
  return page === undefined && first.pages > 1 ? read(first.pages) : first;
}
