import type {
  CancelDocumentBody as CancelShape,
  ContactBody as ContactShape,
  DocumentContentBody as ContentShape,
  DocumentDiscountBody as DiscountShape,
  DocumentLineBody as LineShape,
  IssueDocumentBody as IssueShape,
  PaymentAtIssueBody as PaymentShape,
  SaveDraftBody as SaveDraftShape,
} from '@balcao/contracts';
import {
  Day,
  DecimalText,
  Flag,
  Nested,
  NestedList,
  RecordId,
  Text,
  Texts,
  WholeNumber,
} from '../http/fields.js';
import { PaymentRowBody } from '../payments/payments.bodies.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';

/** More lines than a document may have, so that the domain's own sentence refuses them. */
const maxLines = 5_000;

export class DocumentLineBody implements LineShape {
  @RecordId({ optional: true })
  readonly articleId?: string;

  @Text(2_000, { optional: true })
  readonly description?: string;

  @Text(100, { optional: true })
  readonly unit?: string;

  // Missing ones reach the domain, which has the exact sentences for them.
  @DecimalText({ optional: true })
  readonly quantity!: string;

  @DecimalText({ optional: true })
  readonly unitPrice!: string;

  /** Percentages, one after the other. */
  @Texts({ max: 20, length: 40 }, { optional: true })
  readonly discounts?: readonly string[];

  @WholeNumber({ optional: true })
  readonly discountMinor?: number;

  @RecordId({ optional: true })
  readonly vatId!: string;
}

export class DocumentDiscountBody implements DiscountShape {
  @DecimalText({ optional: true })
  readonly percentage?: string;

  @WholeNumber({ optional: true })
  readonly minor?: number;
}

export class ContactBody implements ContactShape {
  @Text(1_000, { optional: true })
  readonly name?: string;

  @Text(1_000, { optional: true })
  readonly contact?: string;

  @Text(1_000, { optional: true })
  readonly address?: string;
}

/** How a document is paid as it is issued. */
export class PaymentAtIssueBody implements PaymentShape {
  @NestedList(() => PaymentRowBody, 50)
  readonly rows!: readonly PaymentRowBody[];

  @Flag({ optional: true })
  readonly isAdvance?: boolean;
}

export class DocumentContentBody implements ContentShape {
  @RecordId({ optional: true })
  readonly documentTypeId!: string;

  @RecordId({ optional: true })
  readonly seriesId?: string;

  @Day({ optional: true })
  readonly issuedOn?: string;

  @WholeNumber({ optional: true })
  readonly paymentTermsDays?: number;

  @Day({ optional: true })
  readonly dueOn?: string;

  @RecordId({ optional: true })
  readonly clientId?: string;

  @NestedList(() => DocumentLineBody, maxLines)
  readonly lines!: readonly DocumentLineBody[];

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly commercialDiscount?: DocumentDiscountBody;

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly financialDiscount?: DocumentDiscountBody;

  @Flag({ optional: true })
  readonly vatIncluded?: boolean;

  @RecordId({ optional: true })
  readonly originId?: string;

  @Text(200, { optional: true })
  readonly orderNumber?: string;

  @Text(10_000, { optional: true })
  readonly note?: string;

  @Nested(() => ContactBody, { optional: true })
  readonly receiver?: ContactBody;

  @Nested(() => ContactBody, { optional: true })
  readonly carrier?: ContactBody;

  /** Without it, the default method pays all. */
  @Nested(() => PaymentAtIssueBody, { optional: true })
  readonly payment?: PaymentAtIssueBody;
}

export class IssueDocumentBody extends DocumentContentBody implements IssueShape {
  /** Of the draft, when it was saved before. */
  @WholeNumber({ optional: true })
  readonly draftRevision?: number;
}

export class SaveDraftBody implements SaveDraftShape {
  /** Missing for a new draft. */
  @WholeNumber({ optional: true })
  readonly expectedRevision?: number;

  @Nested(() => DocumentContentBody)
  readonly content!: DocumentContentBody;
}

export class CancelDocumentBody extends ExpectedRevisionBody implements CancelShape {
  @Text(2_000)
  readonly reason!: string;
}
