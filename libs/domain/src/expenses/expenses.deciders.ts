import { byCommand, plainDeciders } from '../register-deciders/index.js';
import { recurringExpenses } from './expense-registers.js';
import { attachExpenseFile, detachExpenseFile } from './expense-files.js';
import { plainExpensesRegisters, recurringExpenseRegister } from './expenses.registers.js';
import { recordDueExpenses } from './record-due-expenses.js';
import { recordExpense } from './record-expense.js';
import { recordRecurringExpense, recordRecurringFailure } from './record-recurring-expense.js';
import { cancelExpense, payExpense, restoreExpense } from './settle-expense.js';

/** The rules of the commands on expenses, by command. */
export const expensesDeciders = {
  ...plainDeciders(plainExpensesRegisters, (books) => books.expenses),
  ...byCommand(recurringExpenseRegister, recurringExpenses),
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
