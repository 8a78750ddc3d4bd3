import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { AccessModule } from '../access/access.module.js';
import { recurringExpenseRegister } from '@balcao/domain';
import { expenses, recurringExpenses } from '@balcao/projections';
import { attachmentRoutes } from '../attachments/attachment-routes.js';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { ExpenseCommandsController } from './expense-commands.controller.js';
import { RecurringFailuresController } from './recurring-failures.controller.js';

/** Expenses, and those that come back. */
@Module({
  imports: [AccessModule],
  controllers: [
    ExpenseCommandsController,
    RecurringFailuresController,
    ...attachmentRoutes({
      path: 'expenses',
      view: 'expenses.view',
      manage: 'expenses.record',
      attachmentsOf: ({ expenses: { attachments } }, id) => attachments.get(id),
      attach: (id, file) => ({ type: 'AttachExpenseFile', id, ...file }),
      detach: (id, attachmentId) => ({ type: 'DetachExpenseFile', id, attachmentId }),
    }),
    registerTotals({
      list: 'commercial/expense',
      collection: expenses,
      sum: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
    }),
    registerReads({
      list: 'commercial/expense',
      collection: expenses,
      csvColumns: [
        ...([
          'on',
          'dueOn',
          'category',
          'description',
          'supplier',
          'reference',
          'vatCode',
        ] as const),
        ...(['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor', 'status'] as const),
      ],
      sums: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
      counts: ({ status }) => status !== 'cancelled',
    }),
    registerReads({
      list: 'commercial/expense/recurring',
      collection: recurringExpenses,
      csvColumns: ['description', 'categoryId', 'supplierId', 'amountMinor', 'every', 'startsOn'],
    }),
    plainCommands('commercial/expense/recurring', recurringExpenseRegister),
  ],
  providers: [...commandHandlers('expenses')],
})
export class ExpensesModule {}
