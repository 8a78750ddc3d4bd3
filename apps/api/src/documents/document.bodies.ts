import type {
  ContactBody as ContactShape,
  DocumentContentBody as ContentShape,
  DocumentDiscountBody as DiscountShape,
  DocumentLineBody as LineShape,
  IssueDocumentBody as IssueShape,
  ConvertDocumentBody as ConvertShape,
  DocumentTextsBody as TextsShape,
  LineOriginBody as LineOriginShape,
  PaymentAtIssueBody as PaymentShape,
  RecoveredBody as RecoveredShape,
  SaveDraftBody as SaveDraftShape,
  TransportBody as TransportShape,
} from '@balcao/contracts';
import { chargeKinds, noteReasonCodes, type ChargeKind, type NoteReasonCode } from '@balcao/domain';
import {
  Day,
  DecimalText,
  Flag,
  Nested,
  NestedList,
  OneOf,
  RecordId,
  Text,
  Texts,
  WholeNumber,
  listSizes,
} from '../http/fields.js';
import { PaymentRowBody } from '../payments/payments.bodies.js';

export class LineOriginBody implements LineOriginShape {
  @Text(64)
  readonly documentId!: string;

  /** From 0. */
  @WholeNumber()
  readonly line!: number;
}

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

  @Nested(() => LineOriginBody, { optional: true })
  readonly origin?: LineOriginBody;

  @RecordId({ optional: true })
  readonly warehouseId?: string;

  @RecordId({ optional: true })
  readonly batchId?: string;

  @Text(200, { optional: true })
  readonly batchName?: string;

  @Day({ optional: true })
  readonly batchExpiresOn?: string;

  /** Of a credit note: value instead of a quantity. */
  @WholeNumber({ optional: true })
  readonly creditMinor?: number;

  /** No article, but what is charged besides; discounts of the document are on other lines. */
  @OneOf(chargeKinds, { optional: true })
  readonly charge?: ChargeKind;
}

export class DocumentDiscountBody implements DiscountShape {
  @DecimalText({ optional: true })
  readonly percentage?: string;

  @WholeNumber({ optional: true })
  readonly minor?: number;

  /** Limits it to the lines of one VAT code. */
  @RecordId({ optional: true })
  readonly vatId?: string;
}

/** Who receives or carries goods. */
export class ContactPersonBody implements ContactShape {
  @Text(1_000, { optional: true })
  readonly name?: string;

  /** Telephone number or e-mail address. */
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

export class TransportBody implements TransportShape {
  @Text(40, { optional: true })
  readonly startsAt?: string;

  @Text(1_000, { optional: true })
  readonly from?: string;

  @Text(1_000, { optional: true })
  readonly to?: string;

  @Text(1_000, { optional: true })
  readonly vehicle?: string;
}

export class RecoveredBody implements RecoveredShape {
  @Text(200)
  readonly reference!: string;

  @Day()
  readonly issuedOn!: string;
}

export class DocumentTextsBody implements TextsShape {
  @Text(200, { optional: true })
  readonly orderNumber?: string;

  @Text(10_000, { optional: true })
  readonly note?: string;

  @Nested(() => ContactPersonBody, { optional: true })
  readonly receiver?: ContactPersonBody;

  @Nested(() => ContactPersonBody, { optional: true })
  readonly carrier?: ContactPersonBody;

  @Nested(() => TransportBody, { optional: true })
  readonly transport?: TransportBody;
}

export class DocumentContentBody extends DocumentTextsBody implements ContentShape {
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

  @NestedList(() => DocumentLineBody, listSizes.lines)
  readonly lines!: readonly DocumentLineBody[];

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly commercialDiscount?: DocumentDiscountBody;

  @Nested(() => DocumentDiscountBody, { optional: true })
  readonly financialDiscount?: DocumentDiscountBody;

  @Flag({ optional: true })
  readonly vatIncluded?: boolean;

  @RecordId({ optional: true })
  readonly originId?: string;

  /** Of a credit or debit note: why it is issued; `note` may say more, or all. */
  @OneOf(noteReasonCodes, { optional: true })
  readonly reasonCode?: NoteReasonCode;

  @Texts({ max: 200, length: 64 }, { optional: true })
  readonly references?: readonly string[];

  /** The issued sale that this one takes the place of: a note credits it as a whole with it. */
  @Text(64, { optional: true })
  readonly corrects?: string;

  @Text(64, { optional: true })
  readonly duplicateOf?: string;

  @RecordId({ optional: true })
  readonly supplierId?: string;

  @Text(200, { optional: true })
  readonly supplierReference?: string;

  @Day({ optional: true })
  readonly supplierIssuedOn?: string;

  /** Of invoices: by which the client will withhold tax as it pays. */
  @RecordId({ optional: true })
  readonly withholdingRateId?: string;

  @Day({ optional: true })
  readonly validUntil?: string;

  @Text(3, { optional: true })
  readonly currency?: string;

  /** Of another currency: units of the company's for one of it, instead of the rate of the day. */
  @DecimalText({ optional: true })
  readonly exchangeRate?: string;

  /** Why it is not the rate of the day. */
  @Text(500, { optional: true })
  readonly exchangeRateReason?: string;

  @RecordId({ optional: true })
  readonly warehouseId?: string;

  @Flag({ optional: true })
  readonly returnsStock?: boolean;

  @Nested(() => RecoveredBody, { optional: true })
  readonly recovered?: RecoveredBody;

  @RecordId({ optional: true })
  readonly cashRegisterId?: string;

  @Nested(() => PaymentAtIssueBody, { optional: true })
  readonly payment?: PaymentAtIssueBody;
}

export class IssueDocumentBody extends DocumentContentBody implements IssueShape {
  /** Of the draft, when it was saved before. */
  @WholeNumber({ optional: true })
  readonly draftRevision?: number;

  @Flag({ optional: true })
  readonly acceptsClock?: boolean;
}

export class ConvertDocumentBody implements ConvertShape {
  @RecordId()
  readonly documentTypeId!: string;

  @Texts({ max: 200, length: 64 }, { optional: true })
  readonly others?: readonly string[];

  @Text(64)
  readonly draftId!: string;

  /** Why a credit or debit note is made. */
  @OneOf(noteReasonCodes, { optional: true })
  readonly reasonCode?: NoteReasonCode;

  @Text(10_000, { optional: true })
  readonly note?: string;

  @Flag({ optional: true })
  readonly acceptsClock?: boolean;
}

export class SaveDraftBody implements SaveDraftShape {
  /** Missing for a new draft. */
  @WholeNumber({ optional: true })
  readonly expectedRevision?: number;

  @Nested(() => DocumentContentBody)
  readonly content!: DocumentContentBody;
}
