import type { ExpenseCategoryRow, RecurringExpenseRow } from '@balcao/contracts';
import type { ExpenseRecorded, ExpensesEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import {
  foldRegister,
  registerEventTypes,
  registerProjection,
} from '../registers/register.projection.js';

export const expenseCategories = defineCollection<ExpenseCategoryRow>({
  name: 'expense_categories',
  version: 1,
  fields: { name: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

export const expenseCategoriesProjection = registerProjection({
  name: 'expense-categories',
  noun: 'ExpenseCategory',
  collection: expenseCategories,
});

export const recurringExpenses = defineCollection<RecurringExpenseRow>({
  name: 'recurring_expenses',
  version: 1,
  fields: {
    description: 'text',
    categoryId: 'text',
    supplierId: 'text',
    every: 'text',
    startsOn: 'text',
    amountMinor: 'integer',
    isArchived: 'boolean',
  },
  indexes: [['description']],
  searchText: ({ description }) => description,
});

type RegisterType = `RecurringExpense${'Registered' | 'Changed' | 'Archived' | 'Restored'}`;
type RecurringEvent = Extract<ExpensesEvent, { readonly type: RegisterType }>;

/** Recurring expenses, with the day up to which they are recorded. */
export const recurringExpensesProjection = defineProjection<
  RecurringExpenseRow,
  RecurringEvent | ExpenseRecorded
>({
  name: 'recurring-expenses',
  category: 'journal',
  collection: recurringExpenses,
  events: [
    ...(registerEventTypes('RecurringExpense') as RecurringEvent['type'][]),
    'ExpenseRecorded',
  ],
  keys: (event) => {
    const id = event.type === 'ExpenseRecorded' ? event.data.recurringId : event.data.id;
    return id === undefined ? [] : [{ id }];
  },
  fold: (row, event) =>
    event.type === 'ExpenseRecorded'
      ? row && { ...row, recordedThrough: event.data.on }
      : foldRegister<RecurringExpenseRow>('RecurringExpense', row, event),
});
