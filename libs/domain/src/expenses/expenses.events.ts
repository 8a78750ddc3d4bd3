import type { Rate } from '@balcao/pricing';
import type { Attachment } from '../documents/index.js';
import type { EventOf } from '../kernel/index.js';
import type { PaymentRow, Withheld } from '../payments/index.js';
import type { EventsOf } from '../registers/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { PurchaseUse } from '../vat/index.js';
import type { expensesRegisters } from './expenses.registers.js';

/** Money spent, or owed, that no purchase document stands behind; in the company's currency. */
export interface ExpenseData {
  readonly id: string;
  readonly on: string;
  readonly dueOn: string;
  readonly categoryId: string;
  readonly category: string;
  readonly description: string;
  readonly supplierId?: string;
  /** Its name at the time. */
  readonly supplier?: string;
  /** Its NUIT at the time. */
  readonly supplierNuit?: string;
  /** Of the supplier's paper. */
  readonly reference?: string;
  readonly vatId?: string;
  readonly vatCode?: string;
  readonly vatRate?: Rate;
  /**
   * What the VAT is for, by its code; `none` without a paper of a supplier that has a NUIT. Missing
   * on expenses of before, whose VAT is in no return.
   */
  readonly vatUse?: PurchaseUse;
  /** Of reverse charge: the percentage that the company charges itself. */
  readonly reverseRate?: Rate;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  /** Tax that is owed to the State and not to the supplier. */
  readonly withheld?: Withheld;
  readonly attachmentIds?: readonly string[];
  /** The recurring expense that it is an occurrence of. */
  readonly recurringId?: string;
  readonly rows: readonly PaymentRow[];
  readonly paidMinor: number;
  readonly entries: readonly TreasuryEntry[];
}

/**
 * Money was spent or is owed; what `rows` do not pay, and is not withheld, stays open until `dueOn`.
 */
export type ExpenseRecorded = EventOf<'ExpenseRecorded', ExpenseData>;
/** Some or all of what was open is paid, out of the accounts that `entries` name. */
export type ExpensePaid = EventOf<
  'ExpensePaid',
  {
    readonly id: string;
    readonly on: string;
    readonly rows: readonly PaymentRow[];
    readonly paidMinor: number;
    readonly entries: readonly TreasuryEntry[];
  }
>;
/** What taking an expense back takes back, or puts back, of what it had recorded. */
export interface ReversedExpense {
  readonly reference: string;
  readonly categoryId: string;
  readonly baseMinor: number;
  readonly vatId?: string;
  readonly vatMinor: number;
  /** As the expense had it. */
  readonly vatUse?: PurchaseUse;
  readonly reverseRate?: Rate;
  readonly withheld?: Pick<Withheld, 'rateId' | 'amountMinor'>;
  /** What of it is not paid. */
  readonly pendingMinor: number;
}

/** Takes an expense back, and the money that was paid for it. */
export type ExpenseCancelled = EventOf<
  'ExpenseCancelled',
  {
    readonly id: string;
    readonly on: string;
    readonly reason: string;
    readonly entries: readonly TreasuryEntry[];
    /** Events of before do not say it. */
    readonly expense?: ReversedExpense;
  }
>;

/** Puts a cancelled expense back as it was, with the money that had been paid for it. */
export type ExpenseRestored = EventOf<
  'ExpenseRestored',
  {
    readonly id: string;
    readonly on: string;
    /** What is left to pay of it again. */
    readonly pendingMinor: number;
    readonly entries: readonly TreasuryEntry[];
    /** Events of before do not say it. */
    readonly expense?: ReversedExpense;
  }
>;

/** A file, usually the supplier's paper, is kept with the expense. */
export type ExpenseFileAttached = EventOf<
  'ExpenseFileAttached',
  { readonly id: string; readonly attachment: Attachment }
>;
/** The file is no longer kept with the expense. */
export type ExpenseFileDetached = EventOf<
  'ExpenseFileDetached',
  { readonly id: string; readonly attachment: Attachment }
>;

/** An occurrence that is due was refused when it was to be recorded by itself. */
export type RecurringExpenseFailed = EventOf<
  'RecurringExpenseFailed',
  {
    /** Of the recurring expense. */
    readonly id: string;
    /** The day of the occurrence. */
    readonly on: string;
    /** The refusal, by its code and what it was refused with. */
    readonly code: string;
    readonly params: Readonly<Record<string, string | number>>;
  }
>;

/** Facts of expenses; what they move of money stands in their own entries. */
export type ExpensesEvent =
  | EventsOf<typeof expensesRegisters>
  | ExpenseRecorded
  | ExpensePaid
  | ExpenseCancelled
  | ExpenseRestored
  | ExpenseFileAttached
  | ExpenseFileDetached
  | RecurringExpenseFailed;
