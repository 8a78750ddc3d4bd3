import type { Command } from '../../commands.js';
import { SHIFT_COUNTS_MAX, SHIFT_EXPLANATIONS_MAX } from '../../pos/pos.limits.js';
import { sell } from '../tills.js';
import { after, given, refused, within, type RefusalTable } from './table.js';
import {
  opened,
  counted,
  closed,
  shut,
  withCashier,
  byCashier,
  shift,
  long,
  tooLong,
  limited,
  byEva,
  withEva,
  inNoShift,
  byStranger,
  counting,
} from './at-tills.js';

type Table = Pick<
  RefusalTable<'pos'>,
  'CountShift' | 'CloseShift' | 'NoteShift' | 'ExplainDifference'
>;

const withSurplus = [opened, counted(500), closed];
const drawerLimit: Command = {
  type: 'ChangeCashRegister',
  id: 'till1',
  fields: { differenceLimitMinor: 100 },
};
const noted = { id: 'shift1', kind: 'lineRemoved', amountMinor: 600 } as const;
const means = (methodId: string, amountMinor: number) => ({
  id: 'shift1',
  countedMinor: 0,
  means: [
    { methodId: 'method_card', amountMinor: 0 },
    { methodId, amountMinor },
  ],
});
const cause = { id: 'shift1', cause: 'other', reason: 'Troco a mais' } as const;
const explained: Command = { type: 'ExplainDifference', ...cause };
const parked: Command = {
  type: 'ParkSale',
  id: 'parked1',
  shiftId: 'shift1',
  name: 'Mesa 4',
  totalMinor: 17_400,
  cart: { lines: sell('x', 17_400).lines },
};

/** What is refused as drawers are counted, shifts closed and differences explained. */
export const countRefusals: Table = {
  CountShift: [
    ...inNoShift({ id: 'shift1', countedMinor: 0 }),
    ...byStranger({ id: 'shift1', countedMinor: 0 }),
    ...after(
      [opened],
      ...counting('countedMinor', { id: 'shift1' }),
      refused(means('method_cash', 1), 'payment.methodNotSelected', 'means.1.methodId', {
        line: 2,
      }),
      refused(means('method_card', -1), 'payment.invalidAmount', 'means.1.amountMinor', {
        line: 2,
      }),
    ),
    ...after(
      [opened, ...Array.from({ length: SHIFT_COUNTS_MAX }, () => counted(0))],
      refused({ id: 'shift1', countedMinor: 0 }, 'shift.tooManyCounts', '', {
        max: SHIFT_COUNTS_MAX,
      }),
    ),
  ],
  CloseShift: [
    ...inNoShift(shift),
    ...byStranger({ id: 'shift1' }),
    ...after([opened], refused(shift, 'shift.notCounted')),
    ...after([opened, parked, counted(0)], refused(shift, 'shift.salesParked', '', { count: 1 })),
    ...after(
      [opened, counted(500)],
      refused({ ...shift, leftMinor: -1 }, 'field.negative', 'leftMinor', { field: 'leftMinor' }),
      refused({ ...shift, leftMinor: 0.5 }, 'field.invalid', 'leftMinor', { field: 'leftMinor' }),
      refused({ ...shift, leftMinor: 501 }, 'amount.tooLarge', 'leftMinor', { max: '5.00' }),
      refused({ ...shift, leftMinor: 400 }, 'treasury.accountNotSelected', 'depositAccountId'),
      refused(
        { ...shift, leftMinor: 400, depositAccountId: 'drawer' },
        'treasury.sameAccount',
        'depositAccountId',
      ),
    ),
    ...after(
      [drawerLimit, opened, counted(500)],
      refused(shift, 'shift.reasonRequired', 'reason'),
      refused({ ...shift, reason: long }, 'field.tooLong', 'reason', tooLong('reason')),
    ),
    ...after(
      [drawerLimit, ...withCashier, counted(500)],
      ...within(byCashier, refused({ id: 'shift1' }, 'shift.differenceBeyondLimit')),
    ),
    ...after(
      [opened, counted(0), { type: 'CloseTreasuryPeriod', id: 'drawer', through: '2026-03-02' }],
      refused(shift, 'treasury.periodClosed', '', { name: 'Gaveta 1', through: '2026-03-02' }),
    ),
  ],
  NoteShift: [
    ...inNoShift(noted),
    ...byStranger(noted),
    ...after(
      [opened],
      refused({ id: 'shift1', kind: 'drawerOpened' }, 'shift.reasonRequired', 'text'),
      refused(
        { id: 'shift1', kind: 'drawerOpened', text: long },
        'field.tooLong',
        'text',
        tooLong('text'),
      ),
      refused({ ...noted, amountMinor: 0.5 }, 'field.invalid', 'amountMinor', {
        field: 'amountMinor',
      }),
      refused({ ...noted, lineCashierId: 'nobody' }, 'shift.cashierUnknown', 'lineCashierId'),
    ),
    ...given(
      [limited({ voidMinor: 500 })],
      ...after(
        withEva,
        ...within(
          byEva,
          refused(noted, 'limit.voidExceeded', '', { amount: '6.00', limit: '5.00' }),
        ),
      ),
    ),
  ],
  ExplainDifference: [
    refused(cause, 'record.notFound', '', { id: 'shift1' }),
    ...after(shut, refused(cause, 'shift.noDifference', '', { z: 1 })),
    ...after(
      withSurplus,
      refused({ ...cause, reason: '' }, 'shift.reasonRequired', 'reason'),
      refused({ ...cause, accountId: 'none' }, 'treasury.accountNotFound', 'accountId', {
        id: 'none',
      }),
    ),
    ...after(
      [...withSurplus, ...Array.from({ length: SHIFT_EXPLANATIONS_MAX }, () => explained)],
      refused(cause, 'shift.tooManyExplanations', '', { max: SHIFT_EXPLANATIONS_MAX }),
    ),
  ],
};
