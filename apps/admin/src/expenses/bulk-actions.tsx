import type { ExpenseRow } from '@balcao/contracts';
import type { EachAction } from '../management/bulk/bulk-action.js';
import { cancelMany, restoreMany } from '../payments/many-money.js';

const permission = 'expenses.cancel';

/** Cancelling many expenses at once, for one reason, and restoring them. */
export const expenseBulk: readonly EachAction<ExpenseRow>[] = [
  cancelMany({ action: 'expenses.cancel', permission, hint: 'money.cancel.expenses' }),
  restoreMany({ action: 'expenses.restore', permission, hint: 'money.restore.expenses' }),
];
