import type { BalcaoDataProvider } from '../admin/data-provider.js';

/** How many entries a page of a statement has. */
const PAGE = 100;

export interface StatementPage<R> {
  readonly rows: readonly R[];
  /** From 1, the oldest entries. */
  readonly page: number;
}

/** A page of an account's entries; the last one, with the newest entries, where none is named. */
export async function readPage<R>(
  provider: BalcaoDataProvider,
  path: string,
  page: number | undefined,
): Promise<StatementPage<R>> {
  const read = async (number: number) => {
    const { body, total = 0 } = await provider.read(`${path}?page=${number}&perPage=${PAGE}`);
    // Typed by the contract, checked to be a list.
    if (!Array.isArray(body)) throw new Error('the statement has an unknown shape');
    return { rows: body as R[], page: number, total };
  };
  const first = await read(page ?? 1);
  const last = Math.ceil(first.total / PAGE);
  return page === undefined && last > 1 ? read(last) : first;
}
