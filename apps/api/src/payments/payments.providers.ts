import { paymentMethods, payments, treasuryAccounts } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { recordedMethods } from './recorded-methods.js';
import { GetPaymentHandler } from './get-payment.js';
import { paymentAttachments } from './payment-attachments.js';
import { parsePaymentList } from './payment-list.js';
import { PaymentCommandsController } from './payment-commands.controller.js';
import { PaymentsController } from './payments.controller.js';
import { ChangePaymentMethodBody, NewPaymentMethodBody } from './payments.bodies.js';

/** All payments, or those of clients, or those to suppliers with what was set off; their sums. */
const paymentReads = (path: string, only?: Readonly<Record<string, unknown>>) => [
  registerTotals({
    path,
    view: 'payments.view',
    collection: payments,
    ...(only !== undefined && { only }),
    parse: parsePaymentList,
    sum: [
      ...(['paidMinor', 'withheldMinor', 'writtenOffMinor', 'discountedMinor'] as const),
      'unallocatedMinor',
    ],
  }),
  registerReads({
    path,
    view: 'payments.view',
    collection: payments,
    ...(only !== undefined && { only }),
    parse: parsePaymentList,
    csvColumns: [
      ...(['reference', 'issuedOn', 'partyName', 'partyNuit', 'methods', 'documents'] as const),
      ...(['status', 'currency', 'paidMinor', 'withheldMinor', 'writtenOffMinor'] as const),
      'discountedMinor',
      'unallocatedMinor',
    ],
    references: recordedMethods,
    sums: ['paidMinor', 'withheldMinor', 'writtenOffMinor', 'discountedMinor', 'unallocatedMinor'],
    counts: ({ status }) => status !== 'cancelled',
  }),
];

export const paymentsControllers = [
  PaymentsController,
  PaymentCommandsController,
  ...paymentAttachments,
  ...paymentReads('payments'),
  ...paymentReads('receipts', { ledger: 'client' }),
  ...paymentReads('supplier-payments', { isOfSuppliers: true }),
  // What was paid in advance, or is left over of a payment, of clients and to suppliers.
  ...paymentReads('advances', { status: 'active', unallocatedMinor: { $gt: 0 } }),
  registerReads({
    path: 'payment-methods',
    view: 'payments.view',
    collection: paymentMethods,
    csvColumns: ['name', 'namePt', 'kind', 'mechanism', 'accountId', 'isDefault'],
    references: { accountId: { collection: treasuryAccounts, field: 'name' } },
  }),
  registerCommands({
    path: 'payment-methods',
    manage: 'payments.manage',
    newBody: NewPaymentMethodBody,
    changeBody: ChangePaymentMethodBody,
    register: (body) => ({ type: 'RegisterPaymentMethod', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangePaymentMethod', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchivePaymentMethod', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestorePaymentMethod', id, ...expected }),
  }),
];

export const paymentsProviders = [GetPaymentHandler];
