import type { TreasuryAccountRow } from '@balcao/contracts';

type Account = Pick<TreasuryAccountRow, 'id' | 'kind'> & {
  readonly name?: string;
  /** Missing where it is not told. */
  readonly balanceMinor?: number;
};

/** Money that leaves an account. */
interface Taken {
  readonly accountId: string;
  readonly minor: number;
}

/** What there is in a box of cash that more is taken from; none where it suffices. */
export function shortCash(
  { accountId, minor }: Taken,
  accounts: readonly Account[],
): number | undefined {
  const account = accounts.find(({ id }) => id === accountId);
  if (account?.kind !== 'cash') return undefined;
  const { balanceMinor } = account;
  return balanceMinor !== undefined && minor > balanceMinor ? balanceMinor : undefined;
}

/** The boxes of cash that end below zero, and what is left in each, over all that is taken. */
export function boxesBelowZero(
  taken: readonly Taken[],
  accounts: readonly Account[],
): readonly { readonly name: string; readonly leftMinor: number }[] {
  return accounts.flatMap(({ id, kind, name = '', balanceMinor }) => {
    const minor = taken
      .filter(({ accountId }) => accountId === id)
      .reduce((sum, one) => sum + one.minor, 0);
    if (kind !== 'cash' || balanceMinor === undefined || minor <= balanceMinor) return [];
    return minor > 0 ? [{ name, leftMinor: balanceMinor - minor }] : [];
  });
}
