import { formatMinor } from '@balcao/pricing';
import { isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { DecideContext, Decide } from '../decide.js';
import type { Books } from '../books.js';
import { entriesOfRows, readRows, sumOf } from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import { readMoneyReason, reversedEntries, usableAccount } from '../treasury/index.js';
import { refuseClosedYear } from './closed-year.js';
import type { CancelExpense, PayExpense, RestoreExpense } from './expenses.commands.js';
import type { ExpenseData, ReversedExpense } from './expenses.events.js';

/** Pays an expense that waits, wholly or in part. */
export const payExpense: Decide<PayExpense> = (books, command, context) => {
  const { id } = command;
  const expense = standing(books, id, context);
  refuseStale(books, id, command.expectedRevision);
  const leftMinor = books.expenses.open.get(id) ?? refuse('expense.alreadyPaid');
  const today = todayIn(books, context);
  const { on = today } = command;
  const problems = new Problems();
  if (!isDay(on)) problems.add('on', 'document.invalidDay', { field: 'on' });
  else if (on > today) problems.add('on', 'treasury.inFuture', { today });
  else if (on < expense.on) problems.add('on', 'expense.paidBeforeExpense');
  if (command.rows.length === 0) problems.add('rows', 'payment.noMethod');
  const rows = readRows(books, command.rows, on, problems);
  const paidMinor = sumOf(rows);
  if (paidMinor > leftMinor) {
    problems.add('rows', 'expense.paidTooMuch', { left: formatMinor(leftMinor) });
  }
  problems.refuseIfAny();
  const entries = entriesOfRows(rows, 'out');
  return [{ type: 'ExpensePaid', data: { id, on, rows, paidMinor, entries } }];
};

/** Takes an expense back, today, with all that was paid for it. */
export const cancelExpense: Decide<CancelExpense> = (books, command, context) => {
  const { id } = command;
  const expense = standing(books, id, context);
  refuseStale(books, id, command.expectedRevision);
  const problems = new Problems();
  const on = todayIn(books, context);
  const reason = readMoneyReason(command.reason, problems);
  refuseClosedYear(books, expense.on, '', problems);
  const paid = [...expense.entries, ...(books.expenses.paidLater.get(id) ?? [])];
  const entries = reversedEntries(books, paid, on, problems);
  problems.refuseIfAny();
  const taken = reversedExpense(expense, books.expenses.open.get(id) ?? 0);
  const data = { id, on, reason, entries, expense: taken };
  return [{ type: 'ExpenseCancelled', data }];
};

/** Takes a cancellation back, today: what had been paid is paid again, the rest is owed again. */
export const restoreExpense: Decide<RestoreExpense> = (books, command, context) => {
  const { id } = command;
  const expense = recorded(id, context);
  const cancelled = books.expenses.cancelled.get(id) ?? refuse('expense.notCancelled');
  refuseStale(books, id, command.expectedRevision);
  const problems = new Problems();
  const on = todayIn(books, context);
  refuseClosedYear(books, expense.on, '', problems);
  const entries = [...expense.entries, ...cancelled.paidLater];
  for (const { accountId } of entries) usableAccount(books, accountId, on, '', problems);
  problems.refuseIfAny();
  const { pendingMinor } = cancelled;
  const again = reversedExpense(expense, pendingMinor);
  const data = { id, on, pendingMinor, entries, expense: again };
  return [{ type: 'ExpenseRestored', data }];
};

function reversedExpense(expense: ExpenseData, pendingMinor: number): ReversedExpense {
  const { reference, description, categoryId, baseMinor, vatId, vatMinor } = expense;
  const { vatUse, reverseRate, withheld } = expense;
  return {
    reference: reference ?? description,
    categoryId,
    baseMinor,
    ...(vatId !== undefined && { vatId }),
    vatMinor,
    ...(vatUse !== undefined && { vatUse }),
    ...(reverseRate !== undefined && { reverseRate }),
    ...(withheld && {
      withheld: { rateId: withheld.rateId, amountMinor: withheld.amountMinor },
    }),
    pendingMinor,
  };
}

function standing(books: Books, id: string, context: DecideContext): ExpenseData {
  const expense = recorded(id, context);
  if (books.expenses.cancelled.has(id)) refuse('expense.alreadyCancelled');
  return expense;
}

function recorded(id: string, { firstEvents }: DecideContext): ExpenseData {
  const first = firstEvents.get(id);
  return first?.type === 'ExpenseRecorded' ? first.data : refuse('record.notFound', { id });
}
