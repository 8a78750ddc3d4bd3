export * from './expenses.commands.js';
export * from './expenses.events.js';
export * from './expenses.registers.js';
export * from './expenses.slice.js';
export * from './expense-vat.js';
export { recordExpense } from './record-expense.js';
export { occurrencesToRecord, type DueOccurrence } from './record-recurring-expense.js';
export * from './recurrence.js';
