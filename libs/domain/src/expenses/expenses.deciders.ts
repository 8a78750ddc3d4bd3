import { expenseCategories, recurringExpenses } from './expense-registers.js';
import { attachExpenseFile, detachExpenseFile } from './expense-files.js';
import { recordDueExpenses } from './record-due-expenses.js';
import { recordExpense } from './record-expense.js';
import { recordRecurringExpense, recordRecurringFailure } from './record-recurring-expense.js';
import { cancelExpense, payExpense, restoreExpense } from './settle-expense.js';

/** The rules of the commands on expenses, by command. */
export const expensesDeciders = {
  RegisterExpenseCategory: expenseCategories.register,
  ChangeExpenseCategory: expenseCategories.change,
  ArchiveExpenseCategory: expenseCategories.archive,
  RestoreExpenseCategory: expenseCategories.restore,
  RegisterRecurringExpense: recurringExpenses.register,
  ChangeRecurringExpense: recurringExpenses.change,
  ArchiveRecurringExpense: recurringExpenses.archive,
  RestoreRecurringExpense: recurringExpenses.restore,
  RecordExpense: recordExpense,
  PayExpense: payExpense,
  CancelExpense: cancelExpense,
  RestoreExpense: restoreExpense,
  AttachExpenseFile: attachExpenseFile,
  DetachExpenseFile: detachExpenseFile,
  RecordDueExpenses: recordDueExpenses,
  RecordRecurringExpense: recordRecurringExpense,
  RecordRecurringFailure: recordRecurringFailure,
};
