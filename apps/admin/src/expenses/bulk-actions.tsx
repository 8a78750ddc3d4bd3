import Cancel from '@mui/icons-material/BlockOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import type { ExpenseRow } from '@balcao/contracts';
import { later } from '../boot/later.js';
import type { EachAction } from '../management/bulk/bulk-action.js';

const ManyReason = later(async () => (await import('./ManyReason.js')).ManyReason);

const isCancelled = ({ status }: ExpenseRow): boolean => status === 'cancelled';

/** Cancelling many expenses at once, for one reason, and restoring them. */
export const expenseBulk: readonly EachAction<ExpenseRow>[] = [
  {
    name: 'cancel',
    action: 'expenses.cancel',
    label: 'money.cancel.action',
    icon: <Cancel fontSize="small" />,
    permission: 'expenses.cancel',
    isDestructive: true,
    isRehearsed: true,
    hint: 'money.cancel.expenses',
    isOffered: (row) => !isCancelled(row),
    keepLabel: 'money.cancel.keepMany',
    inputs: ManyReason,
    needs: ['reason'],
    detailsOf: ({ reason }) => (typeof reason === 'string' ? { reason: reason.trim() } : {}),
  },
  {
    name: 'restore',
    action: 'expenses.restore',
    label: 'money.restore.action',
    icon: <Restore fontSize="small" />,
    permission: 'expenses.cancel',
    isRehearsed: true,
    hint: 'money.restore.expenses',
    isOffered: isCancelled,
  },
];
