import type { TreasuryAccountRow } from '@balcao/contracts';

/** An account as it reaches the screen: who counts a drawer blind is not told what is on it. */
export type ListedAccount = Omit<TreasuryAccountRow, 'balanceMinor'> &
  Partial<Pick<TreasuryAccountRow, 'balanceMinor'>>;
