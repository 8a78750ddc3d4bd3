import type { TreasuryAccountRow } from '@balcao/contracts';

type Account = Pick<TreasuryAccountRow, 'id' | 'kind'> & {
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
