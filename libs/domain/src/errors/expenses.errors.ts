import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of expenses; what is wrong with how they are paid is in the payments' own. */
export const expensesErrors = {
  'expense.amountIsZero': invalid(),
  'expense.vatNotFound': absent(),
  'expense.supplierNotFound': absent(),
  'expense.withholdingNeedsSupplier': invalid(),
  'expense.methodNotFound': absent(),
  'expense.dueBeforeExpense': invalid(),
  'expense.paidBeforeExpense': invalid(),
  'expense.alreadyPaid': conflict(),
  /** Amounts as text with two decimals. */
  'expense.paidTooMuch': conflict<{ left: string }>(),
  'expense.alreadyCancelled': conflict(),
  'expense.notCancelled': conflict(),
  /** The day lies in a year whose series are all closed. */
  'expense.yearClosed': conflict<{ year: number }>(),
  'expense.notDue': conflict<{ day: string }>(),
  'expense.endsBeforeItStarts': invalid(),
  'expense.nothingDue': conflict(),
};
