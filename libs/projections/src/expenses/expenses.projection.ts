import type { AttachmentRow, ExpenseRow } from '@balcao/contracts';
import {
  expenseVat,
  type ExpenseCancelled,
  type ExpenseFileAttached,
  type ExpenseFileDetached,
  type ExpensePaid,
  type ExpenseRecorded,
  type ExpenseRestored,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';

/** Expenses, and how far they are paid. */
export const expenses = defineCollection<ExpenseRow>({
  name: 'expenses',
  version: 7,
  fields: {
    on: 'text',
    dueOn: 'text',
    categoryId: 'text',
    category: 'name',
    description: 'name',
    supplierId: 'text',
    supplier: 'name',
    status: 'text',
    baseMinor: 'integer',
    vatMinor: 'integer',
    vatId: 'text',
    vatUse: 'text',
    deductedMinor: 'integer',
    selfChargedMinor: 'integer',
    costMinor: 'integer',
    totalMinor: 'integer',
    withheldMinor: 'integer',
    pendingMinor: 'integer',
    recurringId: 'text',
  },
  indexes: [['on'], ['categoryId', 'on'], ['status', 'dueOn']],
  searchText: ({ description, category, supplier, reference }) =>
    [description, category, supplier, reference].filter((text) => text !== undefined).join(' '),
});

type Event =
  | ExpenseRecorded
  | ExpensePaid
  | ExpenseCancelled
  | ExpenseRestored
  | ExpenseFileAttached
  | ExpenseFileDetached;

/** A row for each expense: as it was recorded, and what was paid, filed or cancelled since. */
export const expensesProjection = defineProjection<ExpenseRow, Event>({
  name: 'expenses',
  category: 'journal',
  collection: expenses,
  events: [
    ...(['ExpenseRecorded', 'ExpensePaid', 'ExpenseCancelled', 'ExpenseRestored'] as const),
    ...(['ExpenseFileAttached', 'ExpenseFileDetached'] as const),
  ],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'ExpenseRecorded': {
        const { withheld, paidMinor } = event.data;
        const others = ['rows', 'entries', 'paidMinor', 'reverseRate', 'withheld'] as const;
        const data = without(event.data, ...others);
        const withheldMinor = withheld?.amountMinor ?? 0;
        const row = {
          ...data,
          ...expenseVat(event.data),
          withheldMinor,
          status: 'unpaid' as const,
        };
        return withPending(row, data.totalMinor - withheldMinor - paidMinor);
      }
      case 'ExpensePaid':
        return row && withPending(row, row.pendingMinor - event.data.paidMinor);
      case 'ExpenseCancelled':
        return row && { ...row, pendingMinor: 0, status: 'cancelled' };
      case 'ExpenseRestored':
        return row && withPending(row, event.data.pendingMinor);
      case 'ExpenseFileAttached':
        return row && withAttachments(row, [...(row.attachments ?? []), event.data.attachment]);
      case 'ExpenseFileDetached': {
        const { id } = event.data.attachment;
        return row && withAttachments(row, row.attachments?.filter((each) => each.id !== id) ?? []);
      }
    }
  },
});

function withAttachments(row: ExpenseRow, attachments: readonly AttachmentRow[]): ExpenseRow {
  const others = without(row, 'attachments');
  return attachments.length > 0 ? { ...others, attachments } : others;
}

function withPending<R extends Pick<ExpenseRow, 'totalMinor' | 'withheldMinor' | 'status'>>(
  row: R,
  pendingMinor: number,
): R & { pendingMinor: number; status: ExpenseRow['status'] } {
  const isWhole = pendingMinor === row.totalMinor - row.withheldMinor;
  const status = pendingMinor === 0 ? 'paid' : isWhole ? 'unpaid' : 'partiallyPaid';
  return { ...row, pendingMinor, status };
}
