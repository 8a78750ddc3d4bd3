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
} from '../registers/index.js';

/** Characters of what an expense was for. */
export const EXPENSE_DESCRIPTION_MAX = 200;

/** What expenses are summed by in reports. */
export interface ExpenseCategoryFields {
  /** Unique. */
  readonly name: string;
}

/** Shapes of a category's fields; names are unique. */
export const expenseCategoryRegister = defineRegister<'ExpenseCategory', ExpenseCategoryFields>({
  noun: 'ExpenseCategory',
  fields: { name: required(text(120)) },
  unique: { name: ({ name }) => [name] },
});

/** An expense that comes back: rent, salaries, a subscription. */
export interface RecurringExpenseFields {
  readonly description: string;
  readonly categoryId: string;
  readonly supplierId?: string;
  readonly vatId?: string;
  readonly amountMinor: number;
  /** Whether the amount contains the VAT. */
  readonly vatIncluded: boolean;
  /** Pays it on its day; without it, it waits to be paid. */
  readonly methodId?: string;
  /** By which tax is withheld from the supplier each time. */
  readonly withholdingRateId?: string;
  readonly every: 'week' | 'month' | 'quarter' | 'year';
  /** Of the first one; the others keep its day of the month. */
  readonly startsOn: string;
  readonly endsOn?: string;
}

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
    withholdingRateId: reference(),
    every: required(oneOf('week', 'month', 'quarter', 'year')),
    startsOn: required(day()),
    endsOn: day(),
  },
});

/** Registers whose rules are their fields. */
export const plainExpensesRegisters = { categories: expenseCategoryRegister };

/** The registers of expenses, as the slice has them. */
export const expensesRegisters = {
  ...plainExpensesRegisters,
  recurring: recurringExpenseRegister,
};
