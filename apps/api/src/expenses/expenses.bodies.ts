import type {
  PayExpenseBody as PayExpenseShape,
  RecordExpenseBody as RecordExpenseShape,
} from '@balcao/contracts';
import {
  Day,
  Flag,
  NestedList,
  RecordId,
  Text,
  Texts,
  WholeNumber,
  listSizes,
} from '../http/fields.js';
import { PaymentRowBody } from '../payments/payments.bodies.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class RecordExpenseBody extends NewRecordBody implements RecordExpenseShape {
  @Day({ optional: true })
  readonly on?: string;

  @Day({ optional: true })
  readonly dueOn?: string;

  @RecordId({ optional: true })
  readonly categoryId?: string;

  @Text(1_000, { optional: true })
  readonly description?: string;

  @RecordId({ optional: true })
  readonly supplierId?: string;

  /** Of the supplier's paper. */
  @Text(200, { optional: true })
  readonly reference?: string;

  @RecordId({ optional: true })
  readonly vatId?: string;

  // Missing, it reaches the domain, which names every field that is missing.
  @WholeNumber({ optional: true })
  readonly amountMinor!: number;

  /** Whether the amount contains the VAT; it does unless it is said. */
  @Flag({ optional: true })
  readonly vatIncluded?: boolean;

  /** By which tax is withheld from the supplier, of the amount without VAT. */
  @RecordId({ optional: true })
  readonly withholdingRateId?: string;

  /** Ids of blobs. */
  @Texts({ max: 20, length: 64 }, { optional: true })
  readonly attachmentIds?: readonly string[];

  /** How it is paid; what they leave stays to be paid. */
  @NestedList(() => PaymentRowBody, listSizes.paymentRows, { optional: true })
  readonly rows?: readonly PaymentRowBody[];
}

export class PayExpenseBody extends ExpectedRevisionBody implements PayExpenseShape {
  @Day({ optional: true })
  readonly on?: string;

  @NestedList(() => PaymentRowBody, listSizes.paymentRows)
  readonly rows!: readonly PaymentRowBody[];
}
