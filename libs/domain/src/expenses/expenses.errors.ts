import { absent, conflict, invalid } from '../kernel/index.js';

export const expensesErrors = {
  'expense.amountIsZero': invalid(),
  'expense.vatNotFound': absent(),
  'expense.supplierNotFound': absent(),
  'expense.methodNotFound': absent(),
  'expense.dueBeforeExpense': invalid(),
  'expense.alreadyPaid': conflict(),
  /** Amounts as text with two decimals. */
  'expense.paidTooMuch': conflict<{ left: string }>(),
  'expense.alreadyCancelled': conflict(),
  'expense.endsBeforeItStarts': invalid(),
  'expense.nothingDue': conflict(),
};
