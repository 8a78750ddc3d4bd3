export { recordRecurringExpenses, type RecurringGround } from './record-recurring.js';
export { recurringExpensesJob, recurringExpensesSchedule } from './recurring-schedule.js';
