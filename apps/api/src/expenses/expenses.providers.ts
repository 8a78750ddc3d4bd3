import { expenseCategories, expenses, parties, recurringExpenses } from '@balcao/projections';
import { attachmentRoutes } from '../attachments/attachment-routes.js';
import { ChangeNamedBody, NewNamedBody } from '../registers/named.bodies.js';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { registerTotals } from '../registers/register-totals.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ExpenseCommandsController } from './expense-commands.controller.js';
import { ChangeRecurringExpenseBody, NewRecurringExpenseBody } from './expenses.bodies.js';
import { RecurringFailuresController } from './recurring-failures.controller.js';

/** Expenses, their categories, and those that come back. */
export const expensesControllers = [
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
    path: 'expenses',
    view: 'expenses.view',
    collection: expenses,
    sum: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
  }),
  registerReads({
    path: 'expenses',
    view: 'expenses.view',
    collection: expenses,
    csvColumns: [
      ...(['on', 'dueOn', 'category', 'description', 'supplier', 'reference', 'vatCode'] as const),
      ...(['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor', 'status'] as const),
    ],
    sums: ['baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
    counts: ({ status }) => status !== 'cancelled',
  }),
  registerReads({
    path: 'expense-categories',
    view: 'expenses.view',
    collection: expenseCategories,
    csvColumns: ['name'],
  }),
  registerCommands({
    path: 'expense-categories',
    manage: 'expenses.manage',
    newBody: NewNamedBody,
    changeBody: ChangeNamedBody,
    register: (body) => ({ type: 'RegisterExpenseCategory', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeExpenseCategory', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveExpenseCategory', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreExpenseCategory', id, ...expected }),
  }),
  registerReads({
    path: 'recurring-expenses',
    view: 'expenses.view',
    collection: recurringExpenses,
    csvColumns: ['description', 'categoryId', 'supplierId', 'amountMinor', 'every', 'startsOn'],
    references: {
      categoryId: { collection: expenseCategories, field: 'name' },
      supplierId: { collection: parties, field: 'name' },
    },
  }),
  registerCommands({
    path: 'recurring-expenses',
    manage: 'expenses.manage',
    newBody: NewRecurringExpenseBody,
    changeBody: ChangeRecurringExpenseBody,
    register: (body) => ({ type: 'RegisterRecurringExpense', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeRecurringExpense', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveRecurringExpense', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreRecurringExpense', id, ...expected }),
  }),
];
