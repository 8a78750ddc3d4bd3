import { parties, paymentMethods, payments, treasuryAccounts } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { GetPaymentHandler } from './get-payment.js';
import { PaymentCommandsController } from './payment-commands.controller.js';
import { PaymentsController } from './payments.controller.js';
import { ChangePaymentMethodBody, NewPaymentMethodBody } from './payments.bodies.js';

export const paymentsControllers = [
  PaymentsController,
  PaymentCommandsController,
  registerReads({
    path: 'payments',
    view: 'payments.view',
    collection: payments,
    csvColumns: [
      'reference',
      'issuedOn',
      'partyName',
      'partyNuit',
      'methods',
      'documents',
      'status',
      'currency',
      'paidMinor',
      'withheldMinor',
      'writtenOffMinor',
      'unallocatedMinor',
    ],
    references: { partyId: { collection: parties, field: 'name' } },
  }),
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
