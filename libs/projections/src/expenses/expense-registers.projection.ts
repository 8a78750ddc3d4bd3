import type { RecurringExpenseRow } from '@balcao/contracts';
import type { ExpenseRecorded, ExpensesEvent, RecurringExpenseFailed } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';

/** Expenses that come back, and how far they are recorded. */
export const recurringExpenses = defineCollection<RecurringExpenseRow>({
  name: 'recurring_expenses',
  version: 7,
  fields: {
    description: 'name',
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

type Stored = (RecurringEvent | ExpenseRecorded | RecurringExpenseFailed) & {
  readonly metadata: { readonly recordedAt: string };
};

/** Recurring expenses, with the day up to which they are recorded. */
export const recurringExpensesProjection = defineProjection<RecurringExpenseRow, Stored>({
  name: 'recurring-expenses',
  category: 'journal',
  collection: recurringExpenses,
  events: [
    ...(registerEventTypes('RecurringExpense') as RecurringEvent['type'][]),
    'ExpenseRecorded',
    'RecurringExpenseFailed',
  ],
  keys: (event) => {
    const id = event.type === 'ExpenseRecorded' ? event.data.recurringId : event.data.id;
    return id === undefined ? [] : [{ id }];
  },
  fold: (row, event) => {
    switch (event.type) {
      case 'ExpenseRecorded':
        return row && { ...without(row, 'failure'), recordedThrough: event.data.on };
      case 'RecurringExpenseFailed': {
        const { on, code, params } = event.data;
        const failedAt = event.metadata.recordedAt;
        return row && { ...row, failure: { on, code, params, failedAt } };
      }
      default:
        return foldRegister<RecurringExpenseRow>('RecurringExpense', row, event);
    }
  },
});
