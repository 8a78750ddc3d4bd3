import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { TreasuryAccountFields, TreasuryEntry } from './treasury.events.js';

/** An account as the books keep it; what is on it is `treasuryBalance`. */
export type TreasuryAccount = RegisterRecord<TreasuryAccountFields>;

/** What is on the account, in minor units of its currency: its opening balance and its entries. */
export function treasuryBalance(books: Books, id: string): number {
  const openingMinor = books.treasury.accounts.get(id)?.openingBalanceMinor ?? 0;
  return openingMinor + (books.treasury.moved.get(id) ?? 0);
}

/** The account, if money may be entered on it on the day; otherwise a problem is added. */
export function usableAccount(
  books: Books,
  id: string | undefined,
  on: string,
  path: string,
  problems: Problems,
): TreasuryAccount | undefined {
  if (id === undefined || id === '') {
    problems.add(path, 'treasury.accountNotSelected');
    return undefined;
  }
  const account = books.treasury.accounts.get(id);
  if (!account) problems.add(path, 'treasury.accountNotFound', { id });
  else if (account.isArchived) {
    problems.add(path, 'treasury.accountArchived', { name: account.name });
  } else checkPeriodOpen(books, account, on, path, problems);
  return account;
}

/** Nothing is dated into a period that is closed. */
export function checkPeriodOpen(
  books: Books,
  { id, name }: TreasuryAccount,
  on: string,
  path: string,
  problems: Problems,
): void {
  const through = books.treasury.closedThrough.get(id);
  if (through !== undefined && on <= through) {
    problems.add(path, 'treasury.periodClosed', { name, through });
  }
}

/** The entries that undo the entries, on a day when their accounts are open. */
export function reversedEntries(
  books: Books,
  entries: readonly TreasuryEntry[],
  on: string,
  problems: Problems,
): readonly TreasuryEntry[] {
  return entries.map(({ accountId, amountMinor, worthMinor, roundingMinor }) => {
    const account = books.treasury.accounts.get(accountId);
    if (account) checkPeriodOpen(books, account, on, '', problems);
    return {
      accountId,
      amountMinor: 0 - amountMinor,
      ...(worthMinor !== undefined && { worthMinor: 0 - worthMinor }),
      ...(roundingMinor !== undefined && { roundingMinor: 0 - roundingMinor }),
    };
  });
}
