import type { Command } from '../../commands.js';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX } from '../../documents/index.js';
import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';

const category = refusalsOfRegister('ExpenseCategory', { name: 'Frete' }, 'name');
const rent = {
  description: 'Renda',
  categoryId: 'expense_rent',
  amountMinor: 100_000,
  vatIncluded: true,
  every: 'month',
  startsOn: '2026-02-01',
} as const;
const recurring = refusalsOfRegister('RecurringExpense', rent, 'description');
const wrong = (more: object) => ({ id: 'rent', fields: { ...rent, ...more } });
const registered: Command = { type: 'RegisterRecurringExpense', id: 'rent', fields: rent };

const spent = {
  id: 'spent1',
  categoryId: 'expense_rent',
  description: 'Renda',
  amountMinor: 100_000,
};
const recorded: Command = { type: 'RecordExpense', ...spent };
const cash = { methodId: 'method_cash', amountMinor: 100_001 };
const paidIn = (more: object = {}) => ({
  id: 'spent1',
  rows: [{ ...cash, amountMinor: 100 }],
  ...more,
});
const takenBack = { id: 'spent1', reason: 'Engano' };
const cancelled: Command = { type: 'CancelExpense', ...takenBack };
const yearIsClosed: Command = { type: 'CloseYear', year: 2026 };
const rate: Command = { type: 'AdoptWithholdingRates' };
const cashIsClosed: Command = {
  type: 'CloseTreasuryPeriod',
  id: 'account_cash',
  through: '2026-03-02',
};
const ofCash = { name: 'Caixa', through: '2026-03-02' };
const paper = {
  id: 'spent1',
  attachmentId: 'file1',
  blobId: 'blob1',
  name: 'renda.pdf',
  contentType: 'application/pdf',
  size: 1,
  sha256: '0'.repeat(64),
};
const attached: Command = { type: 'AttachExpenseFile', ...paper };
const unknown = refused(
  { ...paper, ...paidIn(), ...takenBack, id: 'none' },
  'record.notFound',
  '',
  {
    id: 'none',
  },
);
const due = { recurringId: 'rent', on: '2026-02-01' };

/** What is refused of the commands on expenses. */
export const expensesRefusals: RefusalTable<'expenses'> = {
  ...category,
  ...recurring,
  RegisterRecurringExpense: [
    ...recurring.RegisterRecurringExpense,
    refused(wrong({ categoryId: 'none' }), 'category.notSelected', 'categoryId'),
    refused(wrong({ supplierId: 'consumer' }), 'expense.supplierNotFound', 'supplierId'),
    refused(wrong({ vatId: 'none' }), 'expense.vatNotFound', 'vatId'),
    refused(wrong({ methodId: 'none' }), 'expense.methodNotFound', 'methodId'),
    refused(wrong({ endsOn: '2026-01-31' }), 'expense.endsBeforeItStarts', 'endsOn'),
    refused(wrong({ amountMinor: 0 }), 'field.outOfRange', 'amountMinor', {
      field: 'amountMinor',
      min: 1,
      max: 10_000_000_000_000,
    }),
    refused(
      wrong({ supplierId: 'wholesaler', withholdingRateId: 'none' }),
      'withholding.rateNotFound',
      'withholdingRateId',
    ),
    ...after(
      [rate],
      refused(
        wrong({ withholdingRateId: 'withholding_irpc_nr' }),
        'expense.withholdingNeedsSupplier',
        'supplierId',
      ),
    ),
  ],
  RecordExpense: [
    ...after([recorded], refused(spent, 'record.idTaken', 'id', { id: 'spent1' })),
    refused({ ...spent, on: '2026-02-30' }, 'document.invalidDay', 'on', { field: 'on' }),
    refused({ ...spent, on: '2026-03-03' }, 'treasury.inFuture', 'on', { today: '2026-03-02' }),
    refused({ ...spent, on: '1026-03-03' }, 'document.dayTooEarly', 'on', { first: '2000-01-01' }),
    refused({ ...spent, dueOn: '2026-02-30' }, 'document.invalidDay', 'dueOn', { field: 'dueOn' }),
    refused({ ...spent, dueOn: '2026-03-01' }, 'expense.dueBeforeExpense', 'dueOn'),
    refused({ ...spent, description: ' ' }, 'field.required', 'description', {
      field: 'description',
    }),
    refused({ ...spent, reference: 'x'.repeat(61) }, 'field.tooLong', 'reference', {
      field: 'reference',
      max: 60,
    }),
    refused({ ...spent, categoryId: 'none' }, 'category.notSelected', 'categoryId'),
    refused({ ...spent, supplierId: 'consumer' }, 'expense.supplierNotFound', 'supplierId'),
    refused({ ...spent, vatId: 'none' }, 'expense.vatNotFound', 'vatId'),
    refused({ ...spent, amountMinor: 0 }, 'expense.amountIsZero', 'amountMinor'),
    refused(
      { ...spent, supplierId: 'wholesaler', withholdingRateId: 'none' },
      'withholding.rateNotFound',
      'withholdingRateId',
    ),
    refused({ ...spent, rows: [cash] }, 'expense.paidTooMuch', 'rows', { left: '1000.00' }),
    refused(
      {
        ...spent,
        rows: [
          { ...cash, amountMinor: 1 },
          { ...cash, methodId: 'none', amountMinor: 1 },
        ],
      },
      'payment.methodNotSelected',
      'rows.1.methodId',
      { line: 2 },
    ),
    ...after([yearIsClosed], refused(spent, 'expense.yearClosed', 'on', { year: 2026 })),
    ...after(
      [rate],
      refused(
        { ...spent, withholdingRateId: 'withholding_irpc_nr' },
        'expense.withholdingNeedsSupplier',
        'supplierId',
      ),
    ),
  ],
  PayExpense: [
    unknown,
    ...after(
      [{ ...recorded, on: '2026-02-10' }],
      refused(paidIn({ on: '2026-02-30' }), 'document.invalidDay', 'on', { field: 'on' }),
      refused(paidIn({ on: '2026-03-03' }), 'treasury.inFuture', 'on', { today: '2026-03-02' }),
      refused(paidIn({ on: '2026-02-09' }), 'expense.paidBeforeExpense', 'on'),
      refused(paidIn({ rows: [] }), 'payment.noMethod', 'rows'),
      refused(paidIn({ rows: [cash] }), 'expense.paidTooMuch', 'rows', { left: '1000.00' }),
      refused(
        paidIn({
          rows: [
            { ...cash, amountMinor: 1 },
            { methodId: 'method_card', amountMinor: 0 },
          ],
        }),
        'payment.invalidAmount',
        'rows.1.amountMinor',
        { line: 2 },
      ),
    ),
    ...after(
      [{ ...recorded, rows: [{ ...cash, amountMinor: 100_000 }] }],
      refused(paidIn(), 'expense.alreadyPaid'),
    ),
    ...after([recorded, cancelled], refused(paidIn(), 'expense.alreadyCancelled')),
  ],
  CancelExpense: [
    unknown,
    ...after(
      [recorded],
      refused({ ...takenBack, reason: ' ' }, 'treasury.reasonRequired', 'reason'),
    ),
    ...after(
      [recorded, yearIsClosed],
      refused(takenBack, 'expense.yearClosed', '', { year: 2026 }),
    ),
    ...after([recorded, cancelled], refused(takenBack, 'expense.alreadyCancelled')),
    ...after(
      [{ ...recorded, rows: [{ ...cash, amountMinor: 1 }] }, cashIsClosed],
      refused(takenBack, 'treasury.periodClosed', '', ofCash),
    ),
  ],
  RestoreExpense: [
    unknown,
    ...after([recorded], refused({ id: 'spent1' }, 'expense.notCancelled')),
    ...after(
      [recorded, cancelled, yearIsClosed],
      refused({ id: 'spent1' }, 'expense.yearClosed', '', { year: 2026 }),
    ),
    ...after(
      [{ ...recorded, rows: [{ ...cash, amountMinor: 1 }] }, cancelled, cashIsClosed],
      refused({ id: 'spent1' }, 'treasury.periodClosed', '', ofCash),
    ),
  ],
  AttachExpenseFile: [
    unknown,
    ...after(
      [recorded],
      refused({ ...paper, name: ' ' }, 'field.required', 'name', { field: 'name' }),
      refused({ ...paper, size: ATTACHMENT_BYTES_MAX + 1 }, 'document.attachmentTooLarge', '', {
        megabytes: ATTACHMENT_BYTES_MAX / 1_000_000,
      }),
    ),
    ...after(
      [recorded, attached],
      refused(paper, 'document.attachmentExists', '', { id: 'file1' }),
    ),
    ...after(
      [
        recorded,
        ...Array.from({ length: ATTACHMENTS_MAX }, (_, at) => ({
          ...attached,
          attachmentId: `full${at}`,
        })),
      ],
      refused(paper, 'document.tooManyAttachments', '', { max: ATTACHMENTS_MAX }),
    ),
  ],
  DetachExpenseFile: [
    unknown,
    ...after(
      [recorded],
      refused({ id: 'spent1', attachmentId: 'none' }, 'document.attachmentNotFound', '', {
        id: 'none',
      }),
    ),
  ],
  RecordDueExpenses: [refused({}, 'expense.nothingDue')],
  RecordRecurringExpense: [
    refused({ ...due, recurringId: 'none' }, 'record.notFound', '', { id: 'none' }),
    ...after(
      [registered, { type: 'ArchiveRecurringExpense', id: 'rent' }],
      refused(due, 'record.archived', '', { id: 'rent' }),
    ),
    ...after(
      [registered],
      refused({ ...due, on: '2026-02-02' }, 'expense.notDue', '', { day: '2026-02-02' }),
    ),
  ],
  RecordRecurringFailure: [
    refused({ ...due, recurringId: 'none', code: 'x', params: {} }, 'record.notFound', '', {
      id: 'none',
    }),
  ],
};
