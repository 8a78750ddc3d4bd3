import type { Rate } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { PaymentRow } from '../payments/index.js';
import type { RegisterEvent } from '../registers/index.js';
import type { TreasuryEntry } from '../treasury/index.js';

export interface ExpenseCategoryFields {
  /** Unique. */
  readonly name: string;
}

/** An expense that comes back: rent, salaries, a subscription. */
export interface RecurringExpenseFields {
  readonly description: string;
  readonly categoryId: string;
  readonly supplierId?: string;
  readonly vatId?: string;
  readonly amountMinor: number;
  /** Whether the amount contains the VAT. */
  readonly vatIncluded: boolean;
  /** Pays it on its day; without it, it waits to be paid. */
  readonly methodId?: string;
  readonly every: 'week' | 'month' | 'quarter' | 'year';
  /** Of the first one; the others keep its day of the month. */
  readonly startsOn: string;
  readonly endsOn?: string;
}

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
  /** Of the supplier's paper. */
  readonly reference?: string;
  readonly vatId?: string;
  readonly vatCode?: string;
  readonly vatRate?: Rate;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly attachmentIds?: readonly string[];
  /** The recurring expense that it is an occurrence of. */
  readonly recurringId?: string;
  readonly rows: readonly PaymentRow[];
  readonly paidMinor: number;
  readonly entries: readonly TreasuryEntry[];
}

export type ExpenseRecorded = EventOf<'ExpenseRecorded', ExpenseData>;
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
/** Takes an expense back, and the money that was paid for it. */
export type ExpenseCancelled = EventOf<
  'ExpenseCancelled',
  {
    readonly id: string;
    readonly on: string;
    readonly reason: string;
    readonly entries: readonly TreasuryEntry[];
  }
>;

export type ExpensesEvent =
  | RegisterEvent<'ExpenseCategory', ExpenseCategoryFields>
  | RegisterEvent<'RecurringExpense', RecurringExpenseFields>
  | ExpenseRecorded
  | ExpensePaid
  | ExpenseCancelled;
