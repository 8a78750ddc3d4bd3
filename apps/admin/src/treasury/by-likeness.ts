import type { BankStatementLineRow, TreasuryEntryRow } from '@balcao/contracts';

/** Movements in the order of their likeness to a line: the nearest amount, then the nearest day. */
export function byLikeness(
  line: Pick<BankStatementLineRow, 'on' | 'amountMinor'>,
  entries: readonly TreasuryEntryRow[],
): readonly TreasuryEntryRow[] {
  const distance = ({ amountMinor }: TreasuryEntryRow) => Math.abs(amountMinor - line.amountMinor);
  const days = ({ on }: TreasuryEntryRow) => Math.abs(Date.parse(on) - Date.parse(line.on));
  return [...entries].sort((a, b) => distance(a) - distance(b) || days(a) - days(b));
}
