import Cancel from '@mui/icons-material/BlockOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import type { BulkActionName } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import { later } from '../routing/later.js';
import type { EachAction } from '../management/bulk/bulk-action.js';

const ManyReason = later(async () => (await import('./ManyReason.js')).ManyReason);

/** Rows of money that is in force until it is cancelled. */
interface Cancellable {
  readonly status: string;
}

const isCancelled = ({ status }: Cancellable): boolean => status === 'cancelled';

/** Which action it is, what it takes, and what it does with the rows. */
interface ManyMoney {
  readonly action: BulkActionName;
  readonly permission: Permission;
  readonly hint: ScreenMessageKey;
}

/** Cancelling many rows of money at once, for one reason. */
export const cancelMany = (money: ManyMoney): EachAction<Cancellable> => ({
  ...money,
  name: 'cancel',
  label: 'money.cancel.action',
  icon: <Cancel fontSize="small" />,
  isDestructive: true,
  isRehearsed: true,
  isOffered: (row) => !isCancelled(row),
  keepLabel: 'money.cancel.keepMany',
  inputs: ManyReason,
  needs: ['reason'],
  detailsOf: ({ reason }) => (typeof reason === 'string' ? { reason: reason.trim() } : {}),
});

/** Restoring those of many rows of money that are cancelled. */
export const restoreMany = (money: ManyMoney): EachAction<Cancellable> => ({
  ...money,
  name: 'restore',
  label: 'money.restore.action',
  icon: <Restore fontSize="small" />,
  isRehearsed: true,
  isOffered: isCancelled,
});
