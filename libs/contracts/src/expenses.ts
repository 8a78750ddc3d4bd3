import type { PurchaseUse, RecurringExpenseFields } from '@balcao/domain';
import type { PaymentRowBody } from './payments.js';
import type { AttachmentRow } from './rows.js';

interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/recurring-expenses`. */
export interface RecurringExpenseRow extends BaseRow, RecurringExpenseFields {
  /** The day of the last one that was recorded. */
  readonly recordedThrough?: string;
  /** Why the next one could not be recorded by itself; gone once it is. */
  readonly failure?: RecurringExpenseFailure;
  readonly isArchived: boolean;
}

/** An occurrence that is due and was refused. */
export interface RecurringExpenseFailure {
  readonly on: string;
  /** Of the refusal, with what it was refused with. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** UTC ISO instant. */
  readonly failedAt: string;
}

/** `GET /api/recurring-expenses/failures`: what is due and was refused. */
export interface RecurringFailureRow {
  /** Of the recurring expense. */
  readonly id: string;
  readonly description: string;
  /** The day of the occurrence. */
  readonly on: string;
  /** Of the refusal: it tells where to correct it. */
  readonly code: string;
  /** The refusal in the caller's language. */
  readonly message: string;
}

/** `GET /api/expenses`. */
export interface ExpenseRow extends BaseRow {
  readonly on: string;
  readonly dueOn: string;
  readonly categoryId: string;
  readonly category: string;
  readonly description: string;
  readonly supplierId?: string;
  readonly supplier?: string;
  readonly reference?: string;
  /** The supplier's, at the time. */
  readonly supplierNuit?: string;
  readonly vatId?: string;
  readonly vatCode?: string;
  /** What its VAT is for; missing without VAT, and on expenses of before it was asked for. */
  readonly vatUse?: PurchaseUse;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** The VAT that the return deducts. */
  readonly deductedMinor: number;
  /** Of reverse charge: the VAT that the company charges itself. */
  readonly selfChargedMinor: number;
  /** What it costs: without the VAT that is deducted. */
  readonly costMinor: number;
  readonly totalMinor: number;
  /** Tax that is owed to the State and not to the supplier. */
  readonly withheldMinor: number;
  readonly pendingMinor: number;
  readonly status: 'unpaid' | 'partiallyPaid' | 'paid' | 'cancelled';
  readonly attachmentIds?: readonly string[];
  readonly attachments?: readonly AttachmentRow[];
  readonly recurringId?: string;
}

/** `POST /api/expenses`. */
export interface RecordExpenseBody {
  readonly id: string;
  readonly on?: string;
  readonly dueOn?: string;
  readonly categoryId?: string;
  readonly description?: string;
  readonly supplierId?: string;
  readonly reference?: string;
  readonly vatId?: string;
  readonly amountMinor: number;
  readonly vatIncluded?: boolean;
  /** By which tax is withheld from the supplier, of the amount without VAT. */
  readonly withholdingRateId?: string;
  readonly attachmentIds?: readonly string[];
  readonly rows?: readonly PaymentRowBody[];
}

/** `POST /api/expenses/:id/pay`. */
export interface PayExpenseBody {
  readonly on?: string;
  readonly rows: readonly PaymentRowBody[];
  readonly expectedRevision?: number;
}
