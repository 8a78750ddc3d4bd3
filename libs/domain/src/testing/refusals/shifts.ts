import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { SHIFT_CASHIERS_MAX } from '../../pos/pos.limits.js';
import { after, given, refused, within, type RefusalTable } from './table.js';
import {
  till,
  opened,
  withCashier,
  byCashier,
  noon,
  long,
  tooLong,
  limited,
  byEva,
  withEva,
  inNoShift,
  byStranger,
  counting,
} from './at-tills.js';

type Table = Pick<RefusalTable<'pos'>, 'OpenShift' | 'JoinShift' | 'MoveShiftCash'>;

const withoutRights: JournalEvent = {
  type: 'MemberJoined',
  data: { id: 'ivo', name: 'Ivo', role: 'auditor', permissions: [] },
};

const bottom = { id: 'shift1', cashRegisterId: 'till1' };
const moved = { id: 'shift1', movementId: 'move1', amountMinor: 600, reason: 'Troco' };
const out = { ...moved, kind: 'out' } as const;
const drop = { ...moved, kind: 'drop' } as const;
/** What is refused as shifts are opened and joined, and of the cash that is moved. */
export const shiftRefusals: Table = {
  OpenShift: [
    refused({ ...till, cashRegisterId: 'none' }, 'pos.cashRegisterNotSelected', 'cashRegisterId'),
    ...after(
      [{ type: 'ChangeCashRegister', id: 'till1', fields: { treasuryAccountId: null } }],
      refused(till, 'pos.noTreasuryAccountOnDevice', 'treasuryAccountId'),
    ),
    ...after(
      [opened],
      refused(till, 'record.idTaken', 'id', { id: 'shift1' }),
      refused({ ...till, id: 'shift2' }, 'shift.alreadyOpen', '', {
        register: 'Caixa 1',
        number: 1,
      }),
    ),
    ...given(
      [limited({ cashRegisterIds: ['till2'] })],
      ...within(
        byEva,
        refused(till, 'limit.cashRegisterNotAllowed', 'cashRegisterId', {
          cashRegister: 'Caixa 1',
          allowed: ['till2'],
        }),
      ),
    ),
    refused({ ...till, ...noon }, 'field.invalid', 'at', { field: 'at' }),
    refused({ ...till, treasuryAccountId: 'wallet' }, 'shift.accountNotCash', 'treasuryAccountId', {
      name: 'M-Pesa',
    }),
    refused(
      { ...till, floatMinor: 100, floatFromAccountId: 'drawer' },
      'treasury.sameAccount',
      'floatFromAccountId',
    ),
    refused(
      { ...till, floatMinor: 100, floatFromAccountId: 'none' },
      'treasury.accountNotFound',
      'floatFromAccountId',
      { id: 'none' },
    ),
    refused({ ...till, cashierId: 'nobody' }, 'shift.cashierUnknown', 'cashierId'),
    refused({ ...till, signedInId: 'nobody' }, 'shift.cashierUnknown', 'signedInId'),
    ...counting('floatMinor', bottom),
  ],
  JoinShift: [
    ...inNoShift({ id: 'shift1', cashierId: 'cashier' }),
    ...after(
      [opened],
      refused({ id: 'shift1', cashierId: 'nobody' }, 'shift.cashierUnknown', 'cashierId'),
      refused({ id: 'shift1', cashierId: 'cashier', ...noon }, 'field.invalid', 'at', {
        field: 'at',
      }),
    ),
    ...given(
      [withoutRights],
      ...after(
        [opened],
        refused({ id: 'shift1', cashierId: 'ivo' }, 'identity.permissionMissing', '', {
          permission: 'pos.sell',
          grantors: ['Ana Macuácua'],
        }),
      ),
    ),
    ...given(
      Array.from({ length: SHIFT_CASHIERS_MAX }, (_, at): JournalEvent => ({
        type: 'MemberJoined',
        data: { id: `m${at}`, name: `M${at}`, role: 'cashier', permissions: ['pos.sell'] },
      })),
      ...after(
        [
          opened,
          ...Array.from({ length: SHIFT_CASHIERS_MAX - 1 }, (_, at): Command => ({
            type: 'JoinShift',
            id: 'shift1',
            cashierId: `m${at}`,
          })),
        ],
        refused({ id: 'shift1', cashierId: 'cashier' }, 'shift.tooManyCashiers', '', {
          max: SHIFT_CASHIERS_MAX,
        }),
      ),
    ),
  ],
  MoveShiftCash: [
    ...inNoShift(out),
    ...byStranger(out),
    ...after(
      [opened],
      refused({ ...out, movementId: 'soap' }, 'record.idTaken', 'movementId', { id: 'soap' }),
      refused({ ...out, reason: ' ' }, 'shift.reasonRequired', 'reason'),
      refused({ ...out, reason: long }, 'field.tooLong', 'reason', tooLong('reason')),
      refused({ ...out, amountMinor: 0 }, 'treasury.amountIsZero', 'amountMinor'),
      refused(drop, 'treasury.accountNotSelected', 'accountId'),
      refused({ ...drop, accountId: 'drawer' }, 'treasury.sameAccount', 'accountId'),
      refused({ ...drop, accountId: 'none' }, 'treasury.accountNotFound', 'accountId', {
        id: 'none',
      }),
    ),
    ...after(
      [opened, { type: 'CloseTreasuryPeriod', id: 'drawer', through: '2026-03-02' }],
      refused(out, 'treasury.periodClosed', '', { name: 'Gaveta 1', through: '2026-03-02' }),
    ),
    ...after(
      withCashier,
      ...within(
        byCashier,
        refused(out, 'limit.cashOutExceeded', 'amountMinor', { amount: '6.00', limit: '0.00' }),
      ),
    ),
    ...given(
      [limited({ cashOutMinor: 600 })],
      ...after(withEva, ...within(byEva, refused(out, 'shift.notInDrawer', 'amountMinor'))),
    ),
  ],
};
