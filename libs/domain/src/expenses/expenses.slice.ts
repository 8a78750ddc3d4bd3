import { Table, defineSlice } from '../kernel/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { ExpensesEvent } from './expenses.events.js';
import {
  expenseCategoryRegister,
  recurringExpenseRegister,
  type ExpenseCategories,
  type RecurringExpenses,
} from './expenses.registers.js';

export type ExpensesSlice = {
  readonly categories: ExpenseCategories;
  readonly recurring: RecurringExpenses;
  /** What is left to pay, in minor units, of those that are not paid in full. */
  readonly open: Table<number>;
  /** The entries of payments that came after the expense. */
  readonly paidLater: Table<readonly TreasuryEntry[]>;
  readonly cancelled: Table<true>;
  /** Per recurring expense, the day of the last occurrence that was recorded. */
  readonly recordedThrough: Table<string>;
};

export const expensesSlice = defineSlice<ExpensesSlice, ExpensesEvent>({
  create: (undo) => ({
    categories: expenseCategoryRegister.create(undo),
    recurring: recurringExpenseRegister.create(undo),
    open: new Table(undo),
    paidLater: new Table(undo),
    cancelled: new Table(undo),
    recordedThrough: new Table(undo),
  }),
  evolve: {
    ...expenseCategoryRegister.evolve((slice: ExpensesSlice) => slice.categories),
    ...recurringExpenseRegister.evolve((slice: ExpensesSlice) => slice.recurring),
    ExpenseRecorded: ({ open, recordedThrough }, expense) => {
      const { id, on, totalMinor, paidMinor, recurringId } = expense;
      if (totalMinor > paidMinor) open.set(id, totalMinor - paidMinor);
      if (recurringId !== undefined) recordedThrough.set(recurringId, on);
    },
    ExpensePaid: ({ open, paidLater }, { id, paidMinor, entries }) => {
      const leftMinor = (open.get(id) ?? 0) - paidMinor;
      if (leftMinor === 0) open.delete(id);
      else open.set(id, leftMinor);
      paidLater.set(id, [...(paidLater.get(id) ?? []), ...entries]);
    },
    ExpenseCancelled: ({ open, paidLater, cancelled }, { id }) => {
      open.delete(id);
      paidLater.delete(id);
      cancelled.set(id, true);
    },
  },
});
