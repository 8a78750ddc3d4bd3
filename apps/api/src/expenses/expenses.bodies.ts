import type {
  PayExpenseBody as PayExpenseShape,
  RecordExpenseBody as RecordExpenseShape,
} from '@balcao/contracts';
import type { RecurringExpenseFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import {
  Day,
  Flag,
  NestedList,
  OneOf,
  RecordId,
  Text,
  Texts,
  WholeNumber,
} from '../http/fields.js';
import { PaymentRowBody } from '../payments/payments.bodies.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

const rowsMax = 50;

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

  /** Ids of blobs. */
  @Texts({ max: 20, length: 64 }, { optional: true })
  readonly attachmentIds?: readonly string[];

  /** How it is paid; what they leave stays to be paid. */
  @NestedList(() => PaymentRowBody, rowsMax, { optional: true })
  readonly rows?: readonly PaymentRowBody[];
}

export class PayExpenseBody extends ExpectedRevisionBody implements PayExpenseShape {
  @Day({ optional: true })
  readonly on?: string;

  @NestedList(() => PaymentRowBody, rowsMax)
  readonly rows!: readonly PaymentRowBody[];
}

export class NewRecurringExpenseBody
  extends NewRecordBody
  implements SentFields<RecurringExpenseFields>
{
  @Text(1_000)
  readonly description!: string;

  @RecordId({ optional: true })
  readonly categoryId!: string;

  @RecordId({ optional: true })
  readonly supplierId?: string;

  @RecordId({ optional: true })
  readonly vatId?: string;

  @WholeNumber()
  readonly amountMinor!: number;

  @Flag({ optional: true })
  readonly vatIncluded!: boolean;

  /** Pays it on its day; without it, it waits to be paid. */
  @RecordId({ optional: true })
  readonly methodId?: string;

  @OneOf(['week', 'month', 'quarter', 'year'])
  readonly every!: RecurringExpenseFields['every'];

  @Day()
  readonly startsOn!: string;

  @Day({ optional: true })
  readonly endsOn?: string;
}

export class ChangeRecurringExpenseBody extends IntersectionType(
  PartialType(OmitType(NewRecurringExpenseBody, ['id'])),
  ExpectedRevisionBody,
) {}
