import type { AttachedFile } from '../documents/index.js';
import type { PaymentRowContent } from '../payments/index.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import type { ExpenseCategoryFields, RecurringExpenseFields } from './expenses.events.js';

export type RegisterExpenseCategory = RegisterCommand<'ExpenseCategory', ExpenseCategoryFields>;
export type ChangeExpenseCategory = ChangeCommand<'ExpenseCategory', ExpenseCategoryFields>;
export type ArchiveExpenseCategory = ArchiveCommand<'ExpenseCategory'>;
export type RestoreExpenseCategory = RestoreCommand<'ExpenseCategory'>;
export type RegisterRecurringExpense = RegisterCommand<'RecurringExpense', RecurringExpenseFields>;
export type ChangeRecurringExpense = ChangeCommand<'RecurringExpense', RecurringExpenseFields>;
export type ArchiveRecurringExpense = ArchiveCommand<'RecurringExpense'>;
export type RestoreRecurringExpense = RestoreCommand<'RecurringExpense'>;

/** What an expense is written with. */
export interface ExpenseContent {
  /** Without it, today. */
  readonly on?: string;
  /** Without it, the day of the expense. */
  readonly dueOn?: string;
  readonly categoryId?: string;
  readonly description?: string;
  readonly supplierId?: string;
  readonly reference?: string;
  readonly vatId?: string;
  readonly amountMinor: number;
  /** Whether the amount contains the VAT; without it, it does. */
  readonly vatIncluded?: boolean;
  readonly attachmentIds?: readonly string[];
  /** How it is paid; what they leave stays open. */
  readonly rows?: readonly PaymentRowContent[];
}

export interface RecordExpense extends ExpenseContent {
  readonly type: 'RecordExpense';
  /** Chosen by the caller: letters, digits and `_`. */
  readonly id: string;
}

/** Pays an expense, wholly or in part. */
export interface PayExpense {
  readonly type: 'PayExpense';
  readonly id: string;
  /** Without it, today. */
  readonly on?: string;
  readonly rows: readonly PaymentRowContent[];
  readonly expectedRevision?: number;
}

export interface CancelExpense {
  readonly type: 'CancelExpense';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** Takes the cancellation of an expense back. */
export interface RestoreExpense {
  readonly type: 'RestoreExpense';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Keeps a file with an expense. */
export interface AttachExpenseFile extends AttachedFile {
  readonly type: 'AttachExpenseFile';
  readonly id: string;
}

export interface DetachExpenseFile {
  readonly type: 'DetachExpenseFile';
  readonly id: string;
  readonly attachmentId: string;
}

/** Records one occurrence of a recurring expense; nothing when it is recorded already. */
export interface RecordRecurringExpense {
  readonly type: 'RecordRecurringExpense';
  readonly recurringId: string;
  /** The day of the occurrence. */
  readonly on: string;
}

/** Keeps why an occurrence could not be recorded; nothing when that is known already. */
export interface RecordRecurringFailure {
  readonly type: 'RecordRecurringFailure';
  readonly recurringId: string;
  readonly on: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Records every occurrence of recurring expenses whose day has come. */
export interface RecordDueExpenses {
  readonly type: 'RecordDueExpenses';
}
