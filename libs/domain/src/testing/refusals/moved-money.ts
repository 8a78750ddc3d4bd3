import type { Command } from '../../commands.js';

export const today = '2026-03-02';
export const paidIn = { id: 'move1', accountId: 'bank', amountMinor: 10_000 };
export const deposited = { type: 'DepositMoney', ...paidIn } as const satisfies Command;
export const closed = (id: string): Command => ({
  type: 'CloseTreasuryPeriod',
  id,
  through: today,
});
export const bankIsClosed = { name: 'BCI', through: today };
