import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { after, given, refused, refusalsOfRegister, type RefusalTable } from './table.js';
import { today, paidIn, deposited, closed, bankIsClosed } from './moved-money.js';
import { statementRefusals } from './statements.js';

const savings = {
  name: 'Poupança',
  kind: 'bank',
  currency: 'MZN',
  openingBalanceMinor: 0,
} as const;
const account = refusalsOfRegister('TreasuryAccount', savings, 'name');
const wrong = (more: object) => ({ id: 'savings', fields: { ...savings, ...more } });

const carried = { id: 'move1', fromAccountId: 'bank', toAccountId: 'safe', amountMinor: 10_000 };
const carrying: Command = { type: 'TransferMoney', ...carried };
const dollars: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: { id: 'usd', name: 'Dólares', kind: 'bank', currency: 'USD', openingBalanceMinor: 0 },
};
const unknown = refused({ id: 'none', reason: 'Engano', through: today }, 'record.notFound', '', {
  id: 'none',
});

/** What every movement says, with the account under this name. */
const movement = <W extends object>(when: W, accountField: string) => [
  ...after([deposited], refused(when, 'record.idTaken', 'id', { id: 'move1' })),
  refused({ ...when, on: '2026-02-30' }, 'document.invalidDay', 'on', { field: 'on' }),
  refused({ ...when, on: '2026-03-03' }, 'treasury.inFuture', 'on', { today }),
  refused({ ...when, on: '1026-03-02' }, 'document.dayTooEarly', 'on', { first: '2000-01-01' }),
  refused({ ...when, valueOn: 'x' }, 'document.invalidDay', 'valueOn', { field: 'valueOn' }),
  refused({ ...when, valueOn: '1026-03-02' }, 'document.dayTooEarly', 'valueOn', {
    first: '2000-01-01',
  }),
  refused({ ...when, description: 'x'.repeat(201) }, 'field.tooLong', 'description', {
    field: 'description',
    max: 200,
  }),
  refused({ ...when, reference: 'x'.repeat(61) }, 'field.tooLong', 'reference', {
    field: 'reference',
    max: 60,
  }),
  refused({ ...when, [accountField]: '' }, 'treasury.accountNotSelected', accountField),
  refused({ ...when, [accountField]: 'none' }, 'treasury.accountNotFound', accountField, {
    id: 'none',
  }),
  ...after(
    [{ type: 'ArchiveTreasuryAccount', id: 'bank' }],
    refused(when, 'treasury.accountArchived', accountField, { name: 'BCI' }),
  ),
  ...after([closed('bank')], refused(when, 'treasury.periodClosed', accountField, bankIsClosed)),
  refused({ ...when, amountMinor: 0 }, 'treasury.amountIsZero', 'amountMinor'),
  refused({ ...when, amountMinor: 0.5 }, 'field.invalid', 'amountMinor', { field: 'amountMinor' }),
  refused({ ...when, amountMinor: AMOUNT_MINOR_MAX + 1 }, 'amount.tooLarge', 'amountMinor', {
    max: formatMinor(AMOUNT_MINOR_MAX),
  }),
];
const takenBack = { id: 'move1', reason: 'Engano' };
const cancelled: Command = { type: 'CancelMovement', ...takenBack };
const ofShift: readonly Command[] = [
  { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 },
  {
    type: 'MoveShiftCash',
    id: 'shift1',
    movementId: 'move1',
    kind: 'in',
    amountMinor: 100,
    reason: 'Troco',
  },
];

/** What is refused of the commands on treasury accounts, movements and statements. */
export const treasuryRefusals: RefusalTable<'treasury'> = {
  ...account,
  ...statementRefusals,
  RegisterTreasuryAccount: [
    ...account.RegisterTreasuryAccount,
    refused(wrong({ name: 'BCI' }), 'field.taken', 'name', { field: 'name', value: 'BCI' }),
    refused(wrong({ currency: 'JPY' }), 'exchange.currencyNotSelected', 'currency'),
    refused(wrong({ nib: '1' }), 'treasury.invalidNib', 'nib'),
    refused(wrong({ iban: '1' }), 'treasury.invalidIban', 'iban'),
    refused(wrong({ swift: '1' }), 'treasury.invalidSwift', 'swift'),
  ],
  ChangeTreasuryAccount: [
    ...account.ChangeTreasuryAccount,
    ...after(
      [deposited],
      refused({ id: 'bank', fields: { currency: 'USD' } }, 'treasury.currencyOfMoney', 'currency'),
    ),
    ...after(
      [closed('bank')],
      refused(
        { id: 'bank', fields: { openingBalanceMinor: 100 } },
        'treasury.periodClosed',
        'openingBalanceMinor',
        bankIsClosed,
      ),
    ),
  ],
  ArchiveTreasuryAccount: [
    ...account.ArchiveTreasuryAccount,
    ...after(
      [deposited],
      refused({ id: 'bank' }, 'treasury.balanceNotZero', '', { name: 'BCI', balance: '100.00' }),
    ),
  ],
  DepositMoney: movement(paidIn, 'accountId'),
  WithdrawMoney: movement(paidIn, 'accountId'),
  TransferMoney: [
    ...movement(carried, 'fromAccountId'),
    refused({ ...carried, toAccountId: 'none' }, 'treasury.accountNotFound', 'toAccountId', {
      id: 'none',
    }),
    refused({ ...carried, toAccountId: 'bank' }, 'treasury.sameAccount', 'toAccountId'),
    refused({ ...carried, receivedMinor: 9_999 }, 'treasury.amountsDiffer', 'receivedMinor'),
    refused({ ...carried, receivedMinor: 10_000.5 }, 'field.invalid', 'receivedMinor', {
      field: 'receivedMinor',
    }),
    ...given(
      [dollars],
      refused({ ...carried, toAccountId: 'usd' }, 'treasury.rateOrAmount', 'receivedMinor', {
        from: 'MZN',
        to: 'USD',
      }),
      refused(
        { ...carried, toAccountId: 'usd', rate: 'x', receivedMinor: 1 },
        'field.invalid',
        'rate',
        {
          field: 'rate',
        },
      ),
      refused(
        { ...carried, amountMinor: 1, toAccountId: 'usd', rate: '0.01' },
        'treasury.amountIsZero',
        'rate',
      ),
    ),
  ],
  CancelMovement: [
    unknown,
    ...after(
      [deposited],
      refused({ ...takenBack, reason: '' }, 'treasury.reasonRequired', 'reason'),
    ),
    ...after(
      [deposited],
      refused({ ...takenBack, reason: 'x'.repeat(501) }, 'field.tooLong', 'reason', {
        field: 'reason',
        max: 500,
      }),
    ),
    ...after([deposited, cancelled], refused(takenBack, 'treasury.movementCancelled')),
    ...after(
      [deposited, closed('bank')],
      refused(takenBack, 'treasury.periodClosed', '', bankIsClosed),
    ),
    ...after(ofShift, refused(takenBack, 'treasury.movementOfShift')),
  ],
  RestoreMovement: [
    unknown,
    ...after([deposited], refused({ id: 'move1' }, 'treasury.movementNotCancelled')),
    ...after(
      [carrying, cancelled, { type: 'ArchiveTreasuryAccount', id: 'safe' }],
      refused({ id: 'move1' }, 'treasury.accountArchived', '', { name: 'Cofre' }),
    ),
  ],
  CloseTreasuryPeriod: [
    unknown,
    refused({ id: 'bank', through: 'x' }, 'document.invalidDay', 'through', { field: 'through' }),
    refused({ id: 'bank', through: '2026-03-03' }, 'treasury.inFuture', 'through', { today }),
    ...after(
      [closed('bank')],
      refused({ id: 'bank', through: today }, 'treasury.closedBefore', 'through', bankIsClosed),
    ),
  ],
  ReopenTreasuryPeriod: [
    unknown,
    refused({ id: 'bank' }, 'treasury.periodNotClosed', '', { name: 'BCI' }),
    ...after(
      [closed('bank')],
      refused({ id: 'bank', through: 'x' }, 'document.invalidDay', 'through', {
        field: 'through',
      }),
      refused({ id: 'bank', through: today }, 'treasury.reopensLater', 'through', {
        through: today,
      }),
    ),
  ],
};
