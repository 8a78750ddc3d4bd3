import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Command } from '../../commands.js';
import type { MemberLimits, Permission } from '../../identity/index.js';
import type { JournalEvent } from '../../events.js';
import { DENOMINATIONS_MAX } from '../../pos/pos.limits.js';
import { after, refused } from './table.js';

export const till = { id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 };
/** The owner is at the till. */
export const opened: Command = { type: 'OpenShift', ...till };
export const counted = (countedMinor: number): Command => ({
  type: 'CountShift',
  id: 'shift1',
  countedMinor,
});
export const closed: Command = { type: 'CloseShift', id: 'shift1' };
/** The shift has its Z, and the drawer held what it should. */
export const shut = [opened, counted(0), closed];
export const withCashier: readonly Command[] = [
  opened,
  { type: 'JoinShift', id: 'shift1', cashierId: 'cashier' },
];
export const byCashier = { actorId: 'cashier' };
export const shift = { id: 'shift1', shiftId: 'shift1', cashierId: 'owner' };
export const noon = { at: 'noon' };
export const long = 'x'.repeat(201);
export const tooLong = (field: string) => ({ field, max: 200 });

/** Somebody who works at tills within limits. */
export const limited = (limits: MemberLimits, ...more: readonly Permission[]): JournalEvent => ({
  type: 'MemberJoined',
  data: {
    id: 'eva',
    name: 'Eva',
    role: 'cashier',
    permissions: ['documents.issue', 'pos.sell', ...more],
    limits,
  },
});
export const byEva = { actorId: 'eva' };
export const withEva: readonly Command[] = [
  opened,
  { type: 'JoinShift', id: 'shift1', cashierId: 'eva' },
];
/** Somebody acts in a shift that is not open, or that they have not joined. */
export const inNoShift = <W extends object>(when: W) => [
  refused(when, 'shift.noneOpen'),
  ...after(shut, refused(when, 'shift.closed', '', { z: 1 })),
];
export const byStranger = <W extends object>(when: W) =>
  after(
    [opened],
    refused({ ...when, cashierId: 'cashier' }, 'shift.cashierNotIn', 'cashierId', {
      cashier: 'Celeste',
    }),
    refused({ ...when, signedInId: 'nobody' }, 'shift.cashierUnknown', 'signedInId'),
    refused({ ...when, ...noon }, 'field.invalid', 'at', { field: 'at' }),
  );

export const note = { valueMinor: 100, count: 1 };
export const counting = <W extends object>(path: string, more: W) => [
  refused(more, 'field.required', path, { field: path }),
  refused({ ...more, [path]: -1 }, 'field.invalid', path, { field: path }),
  refused({ ...more, [path]: AMOUNT_MINOR_MAX + 1 }, 'amount.tooLarge', path, {
    max: formatMinor(AMOUNT_MINOR_MAX),
  }),
  refused({ ...more, [path]: 50, denominations: [note] }, 'shift.countDiffers', path, {
    counted: '1.00',
  }),
  refused(
    { ...more, denominations: [note, { valueMinor: 100, count: -1 }, note] },
    'field.invalid',
    'denominations.1',
    { field: 'denominations' },
  ),
  refused(
    { ...more, denominations: Array.from({ length: DENOMINATIONS_MAX + 1 }, () => note) },
    'field.tooMany',
    'denominations',
    { field: 'denominations', max: DENOMINATIONS_MAX },
  ),
];
