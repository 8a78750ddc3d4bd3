import type { ExpenseContent } from '../expenses/index.js';
import type { PaymentRowContent, RecordPayment } from '../payments/index.js';

/**
 * Makes the receipt of a client, or the payment to a supplier, that a line of the bank is, and
 * matches the two. The sign of the line says which.
 */
export interface SettleStatementLine
  extends
    Pick<RecordPayment, 'seriesId' | 'issuedOn' | 'partyId' | 'allocations' | 'isAdvance' | 'note'>,
    Pick<PaymentRowContent, 'methodId' | 'rate'> {
  readonly type: 'SettleStatementLine';
  /** Of the statement. */
  readonly id: string;
  /** From 0. */
  readonly line: number;
  /** In the company's currency; only for an account of another, without it what the rate says. */
  readonly amountMinor?: number;
}

/** Makes the expense that a line of the bank paid, with its VAT, and matches the two. */
export interface SpendStatementLine
  extends
    Pick<ExpenseContent, 'categoryId' | 'description' | 'supplierId' | 'vatId' | 'reference'>,
    Pick<PaymentRowContent, 'methodId'> {
  readonly type: 'SpendStatementLine';
  /** Of the statement. */
  readonly id: string;
  /** From 0. */
  readonly line: number;
  /** Of the expense, chosen by the caller. */
  readonly expenseId: string;
}

/**
 * Pays back by a line of the bank what payments or credit notes have left: to a client where money
 * goes out, by a supplier where it comes in. Matches the line with the refunds.
 */
export interface RefundStatementLine extends Pick<PaymentRowContent, 'methodId'> {
  readonly type: 'RefundStatementLine';
  /** Of the statement. */
  readonly id: string;
  /** From 0. */
  readonly line: number;
  /** They make the amount of the line together. */
  readonly refunds: readonly LineRefund[];
}

/** What a line pays back of one payment or credit note. */
export interface LineRefund {
  /** Of the refund, chosen by the caller. */
  readonly id: string;
  readonly sourceId: string;
  readonly amountMinor: number;
}
