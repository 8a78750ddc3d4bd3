import type { AccountEntryRow } from '@balcao/contracts';
import type { BalcaoDataProvider } from '../admin/data-provider.js';
import { parseEntries } from './entries.js';
import type { PartyAccount } from './party-account.js';

/** How many entries a page of the statement has. */
const PAGE = 100;

export interface StatementPage {
  readonly rows: readonly AccountEntryRow[];
  /** From 1, the oldest entries. */
  readonly page: number;
}

/** A page of an account's entries; the last one, with the newest entries, where none is named. */
export async function readStatement(
  provider: BalcaoDataProvider,
  { api }: PartyAccount,
  partyId: string,
  page: number | undefined,
): Promise<StatementPage> {
  const path = `${api}/${encodeURIComponent(partyId)}/entries`;
  const read = async (number: number) => {
    const { body, total } = await provider.read(`${path}?page=${number}&perPage=${PAGE}`);
    return { rows: parseEntries(body), page: number, total: total ?? 0 };
  };
  const first = await read(page ?? 1);
  const last = Math.ceil(first.total / PAGE);
  return page === undefined && last > 1 ? read(last) : first;
}
