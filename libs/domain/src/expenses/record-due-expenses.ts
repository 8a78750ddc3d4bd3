import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { ExpenseContent, RecordDueExpenses } from './expenses.commands.js';
import type { ExpenseRecorded } from './expenses.events.js';
import type { RecurringExpenseFields } from './expenses.registers.js';
import { expenseRecorded } from './record-expense.js';
import { occurrencesDue } from './recurrence.js';

/** Records what has come due of the recurring expenses, each on its own day. */
export const recordDueExpenses: Decide<RecordDueExpenses> = (books, _command, context) => {
  const today = todayIn(books, context);
  const due = [...books.expenses.recurring.values()]
    .filter(({ isArchived }) => !isArchived)
    .flatMap((recurring) => {
      const recorded = books.expenses.recordedThrough.get(recurring.id);
      return occurrencesDue(recurring, recorded, today).map((on) =>
        occurrenceOf(books, recurring, on, { id: context.newId(), today }),
      );
    });
  return due.length > 0 ? due : refuse('expense.nothingDue');
};

/** The fact of one occurrence of a recurring expense. */
export function occurrenceOf(
  books: Books,
  recurring: RegisterRecord<RecurringExpenseFields>,
  on: string,
  { id, today }: { readonly id: string; readonly today: string },
): ExpenseRecorded {
  const content = { ...contentOf(books, recurring, on), recurringId: recurring.id };
  return expenseRecorded(books, id, content, today);
}

function contentOf(
  books: Books,
  recurring: RegisterRecord<RecurringExpenseFields>,
  on: string,
): ExpenseContent {
  const { description, categoryId, supplierId, vatId, amountMinor, vatIncluded } = recurring;
  const { methodId, withholdingRateId } = recurring;
  const content = {
    on,
    description,
    categoryId,
    amountMinor,
    vatIncluded,
    ...(supplierId !== undefined && { supplierId }),
    ...(vatId !== undefined && { vatId }),
    ...(withholdingRateId !== undefined && { withholdingRateId }),
  };
  if (methodId === undefined) return content;
  // What is paid, with VAT on top and without the tax withheld, is known once it is priced.
  const { totalMinor, withheld } = expenseRecorded(books, 'priced', content, on).data;
  const paidMinor = totalMinor - (withheld?.amountMinor ?? 0);
  return { ...content, rows: paidMinor === 0 ? [] : [{ methodId, amountMinor: paidMinor }] };
}
