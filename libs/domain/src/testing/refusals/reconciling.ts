import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { MATCH_ENTRIES_MAX } from '../../treasury/index.js';
import { issue } from '../documents.js';
import { after, given, refused, within, type RefusalTable } from './table.js';

const statement = (amountMinor: number, accountId = 'bank'): Command => ({
  type: 'ImportBankStatement',
  id: 'file1',
  accountId,
  lines: [{ on: '2026-02-27', description: 'TRF', amountMinor, reference: '' }],
});
const income = statement(45_000);
const cost = statement(-52_200);
const dollars: JournalEvent = {
  type: 'TreasuryAccountRegistered',
  data: { id: 'usd', name: 'Dólares', kind: 'bank', currency: 'USD', openingBalanceMinor: 0 },
};

const first = { id: 'file1', line: 0 };
const settled = {
  ...first,
  methodId: 'method_transfer',
  partyId: 'mercearia',
  allocations: [{ documentId: 'FT_2026.1', amountMinor: 45_000 }],
};
const half = { documentId: 'FT_2026.1', amountMinor: 22_500 };
const spent = {
  ...first,
  expenseId: 'spent1',
  categoryId: 'expense_other',
  methodId: 'method_transfer',
};
const source = { id: 'back1', sourceId: 'RC_2026.1', amountMinor: 26_100 };
const second = { ...source, id: 'back2', sourceId: 'RC_2026.2' };
const refunded = { ...first, methodId: 'method_transfer', refunds: [source, second] };
const advance: Command = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ methodId: 'method_cash', amountMinor: 26_100 }],
  isAdvance: true,
};
const owed = [advance, advance, cost];
/** A journal that decides where its next event stands. */
const head = { head: { revision: 1000, hash: '' } };

const lines = <W extends object>(when: W, imported: Command) => [
  refused({ ...when, id: 'none' }, 'treasury.statementNotFound', '', { id: 'none' }),
  ...after([imported], refused({ ...when, line: 1 }, 'treasury.lineNotFound', '', { line: 2 })),
  ...after(
    [imported, { type: 'UndoBankStatement', id: 'file1' }],
    refused(when, 'treasury.statementUndone'),
  ),
];

/** What is refused of recording what the bank has and the books lack. */
export const reconcilingRefusals: RefusalTable<'reconciling'> = {
  SettleStatementLine: within(
    head,
    ...lines(settled, income),
    ...after(
      [issue(), income],
      refused({ ...settled, methodId: 'none' }, 'payment.methodNotSelected', 'methodId', {
        line: 1,
      }),
      refused({ ...settled, partyId: 'none' }, 'client.notSelected', 'partyId'),
      refused({ ...settled, issuedOn: 'x' }, 'document.invalidDay', 'issuedOn', {
        field: 'issuedOn',
      }),
      refused({ ...settled, allocations: [] }, 'payment.moreThanDocuments', 'allocations', {
        left: '450.00',
      }),
      refused(
        { ...settled, allocations: [half, half] },
        'document.alreadySelected',
        'allocations.1.documentId',
      ),
    ),
    ...given(
      [dollars],
      ...after(
        [statement(1000, 'usd')],
        refused(settled, 'exchange.rateNotSet', 'rate', { currency: 'USD', on: '2026-03-02' }),
        refused({ ...settled, rate: 'x' }, 'field.invalid', 'rate', { field: 'rate' }),
      ),
    ),
  ),
  SpendStatementLine: within(
    head,
    ...lines(spent, cost),
    ...after([income], refused(spent, 'treasury.lineIsReceipt', 'line', { line: 1 })),
    ...given(
      [dollars],
      ...after(
        [statement(-1000, 'usd')],
        refused(spent, 'treasury.lineIsForeign', 'line', { currency: 'USD' }),
      ),
    ),
    ...after(
      [cost],
      refused({ ...spent, expenseId: 'soap' }, 'record.idTaken', 'expenseId', { id: 'soap' }),
      refused({ ...spent, methodId: 'none' }, 'payment.methodNotSelected', 'methodId', { line: 1 }),
      refused({ ...spent, categoryId: 'none' }, 'category.notSelected', 'categoryId'),
      refused({ ...spent, vatId: 'none' }, 'expense.vatNotFound', 'vatId'),
    ),
    ...after(
      [cost, { type: 'CloseYear', year: 2026 }],
      refused(spent, 'expense.yearClosed', '', { year: 2026 }),
    ),
  ),
  RefundStatementLine: within(
    head,
    ...lines(refunded, cost),
    ...given(
      [dollars],
      ...after(
        [statement(-1000, 'usd')],
        refused(refunded, 'treasury.lineIsForeign', 'line', { currency: 'USD' }),
      ),
    ),
    ...after(
      [cost],
      refused(
        { ...refunded, refunds: Array.from({ length: MATCH_ENTRIES_MAX + 1 }, () => source) },
        'treasury.tooManyEntries',
        'refunds',
        { max: MATCH_ENTRIES_MAX },
      ),
    ),
    ...after(
      owed,
      refused(
        { ...refunded, refunds: [source, { ...second, sourceId: source.sourceId }] },
        'document.alreadySelected',
        'refunds.1.sourceId',
      ),
      refused(
        { ...refunded, refunds: [source, { ...second, id: source.id }] },
        'record.idTaken',
        'refunds.1.id',
        { id: 'back1' },
      ),
      refused(
        { ...refunded, refunds: [source, { ...second, id: 'soap' }] },
        'record.idTaken',
        'refunds.1.id',
        { id: 'soap' },
      ),
      refused(
        { ...refunded, refunds: [source, { ...second, sourceId: 'none' }] },
        'payment.notFound',
        'refunds.1.sourceId',
        { id: 'none' },
      ),
      refused(
        { ...refunded, refunds: [source, { ...second, amountMinor: 26_101 }] },
        'payment.refundTooLarge',
        'refunds.1.amountMinor',
        { left: '261.00' },
      ),
      refused(
        { ...refunded, refunds: [source, { ...second, amountMinor: 0 }] },
        'payment.invalidAmount',
        'refunds.1.amountMinor',
        { line: 1 },
      ),
      refused({ ...refunded, methodId: 'none' }, 'payment.methodNotSelected', 'methodId', {
        line: 1,
      }),
      refused({ ...refunded, refunds: [source] }, 'treasury.lineRefundsOther', 'refunds', {
        refunds: '-261.00',
        amount: '-522.00',
      }),
    ),
  ),
};
