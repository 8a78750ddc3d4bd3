import { Table, defineSlice } from '../kernel/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { Attachment } from '../documents/index.js';
import type { ExpensesEvent } from './expenses.events.js';
import { createRecords, evolveRecords, type RecordsOf } from '../registers/index.js';
import { expensesRegisters } from './expenses.registers.js';

/** What a cancelled expense would be again. */
export interface CancelledExpense {
  readonly pendingMinor: number;
  /** The entries of payments that came after the expense. */
  readonly paidLater: readonly TreasuryEntry[];
}

/** Why an occurrence of a recurring expense is not recorded. */
export interface RecurringFailure {
  readonly on: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What deciding needs of expenses: one that was paid as it was recorded costs nothing here. */
export type ExpensesSlice = RecordsOf<typeof expensesRegisters> & {
  /** What is left to pay, in minor units, of those that are not paid in full. */
  readonly open: Table<number>;
  /** The entries of payments that came after the expense. */
  readonly paidLater: Table<readonly TreasuryEntry[]>;
  readonly cancelled: Table<CancelledExpense>;
  /** Per recurring expense, the day of the last occurrence that was recorded. */
  readonly recordedThrough: Table<string>;
  /** Who set a recurring expense up: what it records by itself is in that name. */
  readonly setUpBy: Table<string>;
  /** Of recurring expenses whose next occurrence was refused. */
  readonly failures: Table<RecurringFailure>;
  readonly attachments: Table<readonly Attachment[]>;
};

const evolve = evolveRecords(expensesRegisters);

/** Folds expenses, their payments and files, and how far recurring ones are recorded. */
export const expensesSlice = defineSlice<ExpensesSlice, ExpensesEvent>({
  create: (undo) => ({
    ...createRecords(expensesRegisters, undo),
    open: new Table(undo),
    paidLater: new Table(undo),
    cancelled: new Table(undo),
    recordedThrough: new Table(undo),
    setUpBy: new Table(undo),
    failures: new Table(undo),
    attachments: new Table(undo),
  }),
  evolve: {
    ...evolve,
    RecurringExpenseRegistered: (slice, data, recorded) => {
      evolve.RecurringExpenseRegistered(slice, data, recorded);
      slice.setUpBy.set(data.id, recorded.actorId);
    },
    ExpenseRecorded: ({ open, recordedThrough, failures }, expense) => {
      const { id, on, totalMinor, withheld, paidMinor, recurringId } = expense;
      const leftMinor = totalMinor - (withheld?.amountMinor ?? 0) - paidMinor;
      if (leftMinor > 0) open.set(id, leftMinor);
      if (recurringId === undefined) return;
      recordedThrough.set(recurringId, on);
      failures.delete(recurringId);
    },
    ExpensePaid: ({ open, paidLater }, { id, paidMinor, entries }) => {
      const leftMinor = (open.get(id) ?? 0) - paidMinor;
      if (leftMinor === 0) open.delete(id);
      else open.set(id, leftMinor);
      paidLater.set(id, [...(paidLater.get(id) ?? []), ...entries]);
    },
    ExpenseCancelled: ({ open, paidLater, cancelled }, { id }) => {
      const pendingMinor = open.get(id) ?? 0;
      cancelled.set(id, { pendingMinor, paidLater: paidLater.get(id) ?? [] });
      open.delete(id);
      paidLater.delete(id);
    },
    ExpenseRestored: ({ open, paidLater, cancelled }, { id, pendingMinor }) => {
      const { paidLater: later = [] } = cancelled.get(id) ?? {};
      cancelled.delete(id);
      if (pendingMinor > 0) open.set(id, pendingMinor);
      if (later.length > 0) paidLater.set(id, later);
    },
    ExpenseFileAttached: ({ attachments }, { id, attachment }) => {
      attachments.set(id, [...(attachments.get(id) ?? []), attachment]);
    },
    ExpenseFileDetached: ({ attachments }, { id, attachment }) => {
      const left = (attachments.get(id) ?? []).filter((each) => each.id !== attachment.id);
      if (left.length > 0) attachments.set(id, left);
      else attachments.delete(id);
    },
    RecurringExpenseFailed: ({ failures }, { id, on, code, params }) => {
      failures.set(id, { on, code, params });
    },
  },
});
