import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import type { RecordRecurringExpense, RecordRecurringFailure } from './expenses.commands.js';
import { occurrenceOf } from './record-due-expenses.js';
import { occurrencesDue } from './recurrence.js';

/** An occurrence whose day has come, and who set the recurring expense up. */
export interface DueOccurrence {
  readonly recurringId: string;
  readonly on: string;
  readonly actorId: string;
}

/**
 * The occurrences that are due on a day and not recorded, each recurring expense's from its
 * earliest on.
 */
export function occurrencesToRecord(books: Books, today: string): readonly DueOccurrence[] {
  const { recurring, recordedThrough, setUpBy } = books.expenses;
  return [...recurring.values()]
    .filter(({ isArchived }) => !isArchived)
    .flatMap((record) => {
      const actorId = setUpBy.get(record.id) ?? '';
      const days = occurrencesDue(record, recordedThrough.get(record.id), today);
      return days.map((on) => ({ recurringId: record.id, on, actorId }));
    });
}

/** Records one occurrence, in the order of their days; nothing when it has been recorded. */
export const recordRecurringExpense: Decide<RecordRecurringExpense> = (books, command, context) => {
  const { recurringId, on } = command;
  const record = books.expenses.recurring.get(recurringId);
  if (!record) return refuse('record.notFound', { id: recurringId });
  if (record.isArchived) refuse('record.archived', { id: recurringId });
  const recorded = books.expenses.recordedThrough.get(recurringId);
  if (recorded !== undefined && on <= recorded) return [];
  const today = todayIn(books, context);
  const [next] = occurrencesDue(record, recorded, today);
  if (next !== on) refuse('expense.notDue', { day: on });
  return [occurrenceOf(books, record, on, { id: context.newId(), today })];
};

/** Keeps why an occurrence could not be recorded. */
export const recordRecurringFailure: Decide<RecordRecurringFailure> = (books, command) => {
  const { recurringId: id, on, code, params } = command;
  if (!books.expenses.recurring.get(id)) refuse('record.notFound', { id });
  const known = books.expenses.failures.get(id);
  if (known?.on === on && known.code === code) return [];
  const recorded = books.expenses.recordedThrough.get(id);
  if (recorded !== undefined && on <= recorded) return [];
  return [{ type: 'RecurringExpenseFailed', data: { id, on, code, params } }];
};
