import type { RecoverPaperBody as RecoverPaperShape } from '@balcao/contracts';
import type { PaymentContent, TakenBackLine } from '@balcao/domain';
import { CASH_COIN_MINOR_MAX } from '@balcao/pricing';
import {
  Day,
  DecimalText,
  Flag,
  Nested,
  NestedList,
  RecordId,
  Text,
  WholeNumber,
  listSizes,
} from '../http/fields.js';
import { DocumentDiscountBody, DocumentLineBody } from '../documents/document.bodies.js';
import { AllocationBody, PaymentRowBody } from '../payments/payments.bodies.js';
import { AtTillBody } from './till.bodies.js';

const roundingMax = CASH_COIN_MINOR_MAX / 2;

/** A row of means as the till's paper has it. */
export class TillPaymentRowBody extends PaymentRowBody {
  /** What coins make more of a row of cash, or less below zero; nothing is rounded without it. */
  @WholeNumber({ min: 0 - roundingMax, max: roundingMax, optional: true })
  readonly roundingMinor?: number;
}

/** How a sale is paid: money, and what the client has to its credit. */
export class TillPaymentBody implements PaymentContent {
  @NestedList(() => TillPaymentRowBody, listSizes.paymentRows)
  readonly rows!: readonly TillPaymentRowBody[];

  @NestedList(() => AllocationBody, listSizes.paymentRows, { optional: true })
  readonly credits?: readonly AllocationBody[];
}

/** A line with the cashier who put it on the ticket; without that, the cashier who sells. */
export class TillLineBody extends DocumentLineBody {
  @RecordId({ optional: true })
  readonly cashierId?: string;
}

export class SaleBody extends AtTillBody {
  @Text(64)
  readonly saleId!: string;

  /** `VD`, `FR`, or `FT` on account; the cash sale without it. */
  @RecordId({ optional: true })
  readonly documentTypeId?: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @RecordId({ optional: true })
  readonly clientId?: string;

  @NestedList(() => TillLineBody, listSizes.lines)
  readonly lines!: readonly TillLineBody[];

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly commercialDiscount?: DocumentDiscountBody;

  @Flag({ optional: true })
  readonly vatIncluded?: boolean;

  @Text(10_000, { optional: true })
  readonly note?: string;

  @Text(200, { optional: true })
  readonly orderNumber?: string;

  @Nested(() => TillPaymentBody, { optional: true })
  readonly payment?: TillPaymentBody;

  /** As the till shows it: refused when the books come to another. */
  @WholeNumber({ optional: true })
  readonly totalMinor?: number;

  @Flag({ optional: true })
  readonly acceptsClock?: boolean;
}

/** A receipt that never arrived, as somebody reads it from paper. */
export class RecoverPaperBody implements RecoverPaperShape {
  @Text(64)
  readonly recoveryId!: string;

  @Text(64)
  readonly reference!: string;

  @WholeNumber({ min: 1, optional: true })
  readonly sequence?: number;

  @Day()
  readonly issuedOn!: string;

  @RecordId({ optional: true })
  readonly clientId?: string;

  @NestedList(() => DocumentLineBody, listSizes.lines)
  readonly lines!: readonly DocumentLineBody[];

  @WholeNumber({ optional: true })
  readonly totalMinor?: number;

  @NestedList(() => TillPaymentRowBody, listSizes.paymentRows, { optional: true })
  readonly payment?: readonly TillPaymentRowBody[];
}

export class ReturnLineBody {
  /** Of the original, from 0. */
  @WholeNumber()
  readonly line!: number;

  @DecimalText()
  readonly quantity!: string;
}

export class ReturnBody extends AtTillBody {
  @Text(64)
  readonly returnId!: string;

  @Text(64)
  readonly originId!: string;

  @RecordId({ optional: true })
  readonly documentTypeId?: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @NestedList(() => ReturnLineBody, listSizes.lines)
  readonly lines!: readonly ReturnLineBody[];

  @Text(1_000)
  readonly reason!: string;

  @Flag({ optional: true })
  readonly returnsStock?: boolean;

  /** What is not paid back stays to the client's credit. */
  @NestedList(() => TillPaymentRowBody, listSizes.paymentRows, { optional: true })
  readonly refund?: readonly TillPaymentRowBody[];

  @WholeNumber({ optional: true })
  readonly totalMinor?: number;

  @Flag({ optional: true })
  readonly acceptsClock?: boolean;
}

export class TakenBackLineBody implements TakenBackLine {
  @RecordId({ optional: true })
  readonly articleId?: string;

  @Text(1_000, { optional: true })
  readonly description?: string;

  @Text(20, { optional: true })
  readonly unit?: string;

  @DecimalText()
  readonly quantity!: string;

  @DecimalText()
  readonly unitPrice!: string;
}

/** Goods that come back without a sale that they could be found in. */
export class TakeBackBody extends AtTillBody {
  @Text(64)
  readonly returnId!: string;

  @RecordId({ optional: true })
  readonly clientId?: string;

  @RecordId({ optional: true })
  readonly documentTypeId?: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @NestedList(() => TakenBackLineBody, listSizes.lines)
  readonly lines!: readonly TakenBackLineBody[];

  @Text(1_000)
  readonly reason!: string;

  @Flag({ optional: true })
  readonly returnsStock?: boolean;

  /** What is not paid back stays to the client's credit. */
  @NestedList(() => TillPaymentRowBody, listSizes.paymentRows, { optional: true })
  readonly refund?: readonly TillPaymentRowBody[];

  @WholeNumber({ optional: true })
  readonly totalMinor?: number;

  @Flag({ optional: true })
  readonly acceptsClock?: boolean;
}

export class ReclassifyBody extends AtTillBody {
  @Text(64)
  readonly documentId!: string;

  @NestedList(() => TillPaymentRowBody, listSizes.paymentRows)
  readonly rows!: readonly TillPaymentRowBody[];

  @Text(1_000)
  readonly reason!: string;
}

/** A line of a sale that waits, as the till that goes on with it has to have it. */
export class ParkedLineBody extends TillLineBody {
  @Flag({ optional: true })
  readonly hasOwnPrice?: boolean;
}

export class CartBody {
  @RecordId({ optional: true })
  readonly clientId?: string;

  @Text(10_000, { optional: true })
  readonly note?: string;

  @NestedList(() => ParkedLineBody, listSizes.lines)
  readonly lines!: readonly ParkedLineBody[];

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly commercialDiscount?: DocumentDiscountBody;
}

export class ParkBody extends AtTillBody {
  @RecordId()
  readonly id!: string;

  @Text(1_000)
  readonly name!: string;

  @WholeNumber()
  readonly totalMinor!: number;

  @Nested(() => CartBody)
  readonly cart!: CartBody;
}

export class RecallBody extends AtTillBody {
  @RecordId()
  readonly shiftId!: string;
}

export class DropBody extends AtTillBody {
  @RecordId({ optional: true })
  readonly shiftId?: string;

  @Text(1_000)
  readonly reason!: string;
}
