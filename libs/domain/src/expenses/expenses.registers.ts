import { AMOUNT_MINOR_MAX } from '@balcao/pricing';
import {
  day,
  defineRegister,
  flag,
  integer,
  oneOf,
  reference,
  required,
  text,
  type Register,
} from '../registers/index.js';
import type { ExpenseCategoryFields, RecurringExpenseFields } from './expenses.events.js';

/** Characters of what an expense was for. */
export const EXPENSE_DESCRIPTION_MAX = 200;

/** Shapes of a category's fields; names are unique. */
export const expenseCategoryRegister = defineRegister<'ExpenseCategory', ExpenseCategoryFields>({
  noun: 'ExpenseCategory',
  fields: { name: required(text(120)) },
  unique: { name: ({ name }) => [name] },
});

/** Shapes of a recurring expense; that what it names exists is checked by its decider. */
export const recurringExpenseRegister = defineRegister<'RecurringExpense', RecurringExpenseFields>({
  noun: 'RecurringExpense',
  fields: {
    description: required(text(EXPENSE_DESCRIPTION_MAX)),
    categoryId: required(reference(), 'category.notSelected'),
    supplierId: reference(),
    vatId: reference(),
    amountMinor: required(integer(1, AMOUNT_MINOR_MAX)),
    vatIncluded: flag(true),
    methodId: reference(),
    every: required(oneOf('week', 'month', 'quarter', 'year')),
    startsOn: required(day()),
    endsOn: day(),
  },
});

/** The expense categories in the books. */
export type ExpenseCategories = Register<ExpenseCategoryFields>;
/** The recurring expenses in the books. */
export type RecurringExpenses = Register<RecurringExpenseFields>;
