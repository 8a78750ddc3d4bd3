import type {
  AllocateBody as AllocateShape,
  AllocationBody as AllocationShape,
  CancelMoneyBody as CancelMoneyShape,
  PaymentDiscountBody as PaymentDiscountShape,
  PaymentNoteBody as PaymentNoteShape,
  PaymentRowBody as PaymentRowShape,
  RecordPaymentBody as RecordPaymentShape,
  RefundBody as RefundShape,
  SetOffBody as SetOffShape,
  WithholdingBody as WithholdingShape,
} from '@balcao/contracts';
import {
  Day,
  DecimalText,
  Flag,
  NestedList,
  RecordId,
  Text,
  WholeNumber,
  listSizes,
} from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

/** More documents than one receipt settles. */
export const documentsMax = 2_000;

export class PaymentRowBody implements PaymentRowShape {
  // Missing ones reach the domain, which has the exact sentences for them.
  @RecordId({ optional: true })
  readonly methodId?: string;

  @RecordId({ optional: true })
  readonly treasuryAccountId?: string;

  @WholeNumber()
  readonly amountMinor!: number;

  @WholeNumber({ optional: true })
  readonly receivedMinor?: number;

  @Text(200, { optional: true })
  readonly reference?: string;

  @Day({ optional: true })
  readonly valueOn?: string;

  @WholeNumber({ optional: true })
  readonly accountMinor?: number;

  @DecimalText({ optional: true })
  readonly rate?: string;
}

export class AllocationBody implements AllocationShape {
  @Text(64)
  readonly documentId!: string;

  @WholeNumber()
  readonly amountMinor!: number;
}

export class WithholdingBody extends AllocationBody implements WithholdingShape {
  @RecordId({ optional: true })
  readonly rateId?: string;

  @WholeNumber({ optional: true })
  readonly baseMinor?: number;

  @Text(200, { optional: true })
  readonly certificate?: string;

  @Day({ optional: true })
  readonly certifiedOn?: string;
}

export class PaymentDiscountBody extends AllocationBody implements PaymentDiscountShape {
  /** Why less is paid. */
  @Text(200, { optional: true })
  readonly reason?: string;
}

export class RecordPaymentBody implements RecordPaymentShape {
  /** `RC` of clients, `RF` to suppliers. */
  @RecordId({ optional: true })
  readonly documentTypeId!: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @Day({ optional: true })
  readonly issuedOn?: string;

  @RecordId({ optional: true })
  readonly partyId?: string;

  @NestedList(() => PaymentRowBody, listSizes.paymentRows)
  readonly rows!: readonly PaymentRowBody[];

  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly allocations?: readonly AllocationBody[];

  /** Pays the oldest documents first, instead of `allocations`. */
  @Flag({ optional: true })
  readonly isAutomatic?: boolean;

  /** What is left over is an advance. */
  @Flag({ optional: true })
  readonly isAdvance?: boolean;

  @NestedList(() => WithholdingBody, documentsMax, { optional: true })
  readonly withholdings?: readonly WithholdingBody[];

  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly writeOffs?: readonly AllocationBody[];

  /** For paying early, as the company's settings allow. */
  @NestedList(() => PaymentDiscountBody, documentsMax, { optional: true })
  readonly discounts?: readonly PaymentDiscountBody[];

  @Text(2_000, { optional: true })
  readonly note?: string;
}

export class SetOffBody implements SetOffShape {
  @RecordId({ optional: true })
  readonly documentTypeId?: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @Day({ optional: true })
  readonly issuedOn?: string;

  @RecordId({ optional: true })
  readonly partyId?: string;

  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly sales?: readonly AllocationBody[];

  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly purchases?: readonly AllocationBody[];

  /** The oldest documents of both sides, as far as the lesser goes, instead of the lists. */
  @Flag({ optional: true })
  readonly isAutomatic?: boolean;

  @Text(2_000, { optional: true })
  readonly note?: string;
}

export class PaymentNoteBody extends ExpectedRevisionBody implements PaymentNoteShape {
  @Text(2_000, { optional: true })
  readonly note?: string;
}

export class AllocateBody extends ExpectedRevisionBody implements AllocateShape {
  @NestedList(() => AllocationBody, documentsMax, { optional: true })
  readonly allocations?: readonly AllocationBody[];

  @Flag({ optional: true })
  readonly isAutomatic?: boolean;

  /**
   * Settles the `allocations` in addition to what it settles already. Without it they replace that:
   * documents that are not named are open again.
   */
  @Flag({ optional: true })
  readonly isAddition?: boolean;
}

export class RefundBody extends NewRecordBody implements RefundShape {
  @Day({ optional: true })
  readonly on?: string;

  @NestedList(() => PaymentRowBody, listSizes.paymentRows)
  readonly rows!: readonly PaymentRowBody[];
}

export class CancelMoneyBody extends ExpectedRevisionBody implements CancelMoneyShape {
  @Text(2_000)
  readonly reason!: string;
}
