import type { AttachedFile } from '../documents/index.js';
import type { PaymentRowContent } from '../payments/index.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import type { RecurringExpenseFields } from './expenses.registers.js';

/** An expense that comes back; what it records by itself is in the name of whoever registers it. */
export type RegisterRecurringExpense = RegisterCommand<'RecurringExpense', RecurringExpenseFields>;
/** Changes what later occurrences are; recorded ones stay as they were. */
export type ChangeRecurringExpense = ChangeCommand<'RecurringExpense', RecurringExpenseFields>;
/** Nothing more comes due of it; what it recorded stays. */
export type ArchiveRecurringExpense = ArchiveCommand<'RecurringExpense'>;
/** Puts it back; what came due while it was archived is due again. */
export type RestoreRecurringExpense = RestoreCommand<'RecurringExpense'>;

/** What an expense is written with. */
export interface ExpenseContent {
  /** Defaults to today. */
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
  /** By which tax is withheld from the supplier, of the amount without VAT. */
  readonly withholdingRateId?: string;
  readonly attachmentIds?: readonly string[];
  /** How it is paid; what they leave stays open. */
  readonly rows?: readonly PaymentRowContent[];
}

/** Money spent or owed without a purchase document; refused into a year that is closed. */
export interface RecordExpense extends ExpenseContent {
  readonly type: 'RecordExpense';
  /** Chosen by the caller: letters, digits and `_`. */
  readonly id: string;
}

/** Pays an expense, wholly or in part. */
export interface PayExpense {
  readonly type: 'PayExpense';
  readonly id: string;
  /** Defaults to today. */
  readonly on?: string;
  readonly rows: readonly PaymentRowContent[];
  readonly expectedRevision?: number;
}

/** Takes an expense back, today, with all that was paid for it. */
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

/** Takes a file off an expense; the history still says what it was. */
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
