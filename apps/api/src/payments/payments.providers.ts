import type { PaymentListRow } from '@balcao/contracts';
import { paymentMethods, payments, treasuryAccounts } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { GetPaymentHandler } from './get-payment.js';
import { paymentAttachments } from './payment-attachments.js';
import { PaymentCommandsController } from './payment-commands.controller.js';
import { PaymentsController } from './payments.controller.js';
import { ChangePaymentMethodBody, NewPaymentMethodBody } from './payments.bodies.js';

/** All payments, or those of clients, or those to suppliers with what was set off. */
const paymentReads = (path: string, only?: Readonly<Partial<PaymentListRow>>) =>
  registerReads({
    path,
    view: 'payments.view',
    collection: payments,
    ...(only !== undefined && { only }),
    csvColumns: [
      ...(['reference', 'issuedOn', 'partyName', 'partyNuit', 'methods', 'documents'] as const),
      ...(['status', 'currency', 'paidMinor', 'withheldMinor', 'writtenOffMinor'] as const),
      'discountedMinor',
      'unallocatedMinor',
    ],
  });

export const paymentsControllers = [
  PaymentsController,
  PaymentCommandsController,
  ...paymentAttachments,
  paymentReads('payments'),
  paymentReads('receipts', { ledger: 'client' }),
  paymentReads('supplier-payments', { isOfSuppliers: true }),
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
