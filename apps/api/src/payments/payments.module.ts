import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { AccessModule } from '../access/access.module.js';
import { paymentMethodRegister } from '@balcao/domain';
import { paymentMethods, payments } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { recordedMethods } from './recorded-methods.js';
import { GetPaymentHandler } from './get-payment.js';
import { paymentAttachments } from './payment-attachments.js';
import { parsePaymentList } from './payment-list.js';
import { PaymentCommandsController } from './payment-commands.controller.js';
import { PaymentsController } from './payments.controller.js';

type PaymentList = 'payments' | `commercial/payment/${'clients' | 'suppliers' | 'advances'}`;

/** All payments, or those of clients, or those to suppliers with what was set off; their sums. */
const paymentReads = (list: PaymentList) => [
  registerTotals({
    list,
    collection: payments,
    parse: parsePaymentList,
    sum: [
      ...(['paidMinor', 'withheldMinor', 'writtenOffMinor', 'discountedMinor'] as const),
      'unallocatedMinor',
    ],
  }),
  registerReads({
    list,
    collection: payments,
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

/** Payments, their methods and what they pay. */
@Module({
  imports: [AccessModule],
  controllers: [
    PaymentsController,
    PaymentCommandsController,
    ...paymentAttachments,
    ...paymentReads('payments'),
    ...paymentReads('commercial/payment/clients'),
    ...paymentReads('commercial/payment/suppliers'),
    ...paymentReads('commercial/payment/advances'),
    registerReads({
      list: 'commercial/payment_method',
      collection: paymentMethods,
      csvColumns: ['name', 'namePt', 'kind', 'mechanism', 'accountId', 'isDefault'],
    }),
    plainCommands('commercial/payment_method', paymentMethodRegister),
  ],
  providers: [...commandHandlers('payments'), GetPaymentHandler],
})
export class PaymentsModule {}
