import type {
  RefundLineBody as RefundLineShape,
  SettleLineBody as SettleLineShape,
  SpendLineBody as SpendLineShape,
} from '@balcao/contracts';
import {
  EXPENSE_DESCRIPTION_MAX,
  MATCH_ENTRIES_MAX,
  MONEY_REFERENCE_MAX,
  type LineRefund,
} from '@balcao/domain';
import { Day, DecimalText, Flag, NestedList, RecordId, Text, WholeNumber } from '../http/fields.js';
import { AllocationBody, documentsMax } from '../payments/payments.bodies.js';

export class SettleLineBody implements SettleLineShape {
  /** From 0. */
  @WholeNumber()
  readonly line!: number;

  /** The client of money that comes in, the supplier of money that goes out. */
  @RecordId({ optional: true })
  readonly partyId?: string;

  /** The means; its account is that of the statement. */
  @RecordId({ optional: true })
  readonly methodId?: string;

  /** Of the receipt; without it, today. */
  @Day({ optional: true })
  readonly issuedOn?: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly allocations?: readonly AllocationBody[];

  /** What no document takes is an advance. */
  @Flag({ optional: true })
  readonly isAdvance?: boolean;

  /** In the company's currency, for an account of another; without it, what the rate says. */
  @WholeNumber({ optional: true })
  readonly amountMinor?: number;

  /** What one unit of the account's currency is worth; without it, the rate of the day. */
  @DecimalText({ optional: true })
  readonly rate?: string;

  @Text(2_000, { optional: true })
  readonly note?: string;
}

export class SpendLineBody implements SpendLineShape {
  /** From 0. */
  @WholeNumber()
  readonly line!: number;

  /** Of the expense that it makes. */
  @RecordId()
  readonly expenseId!: string;

  @RecordId({ optional: true })
  readonly categoryId?: string;

  /** The VAT that the amount contains. */
  @RecordId({ optional: true })
  readonly vatId?: string;

  @RecordId({ optional: true })
  readonly supplierId?: string;

  /** The means; its account is that of the statement. */
  @RecordId({ optional: true })
  readonly methodId?: string;

  /** Without it, the text of the line. */
  @Text(EXPENSE_DESCRIPTION_MAX, { optional: true })
  readonly description?: string;

  /** Without it, that of the line. */
  @Text(MONEY_REFERENCE_MAX, { optional: true })
  readonly reference?: string;
}

export class LineRefundBody implements LineRefund {
  /** Of the refund that it makes. */
  @RecordId()
  readonly id!: string;

  /** The payment or credit note that has something left. */
  @RecordId()
  readonly sourceId!: string;

  @WholeNumber()
  readonly amountMinor!: number;
}

export class RefundLineBody implements RefundLineShape {
  /** From 0. */
  @WholeNumber()
  readonly line!: number;

  /** The means; its account is that of the statement. */
  @RecordId({ optional: true })
  readonly methodId?: string;

  /** They make the amount of the line together. */
  @NestedList(() => LineRefundBody, MATCH_ENTRIES_MAX)
  readonly refunds!: readonly LineRefundBody[];
}
