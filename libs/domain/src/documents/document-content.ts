import type { PaymentContent } from '../payments/index.js';
import type { ChargeKind, NoteReasonCode } from './document.limits.js';

/** A line of another document: it is converted, credited or returned here. */
export interface LineOrigin {
  readonly documentId: string;
  /** Its index among the lines, from 0. */
  readonly line: number;
}

/** A cashier of one line, by the name as it was. */
export interface LineCashier {
  readonly id: string;
  readonly name: string;
}

/** One line as it is written; quantities, prices and rates are decimal strings still to be read. */
export interface LineContent {
  readonly articleId?: string;
  /** Compulsory without an article; otherwise the article's name. */
  readonly description?: string;
  readonly unit?: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Percentages, one after the other. */
  readonly discounts?: readonly string[];
  readonly discountMinor?: number;
  readonly vatId: string;
  readonly origin?: LineOrigin;
  /** Without it, the document's. */
  readonly warehouseId?: string;
  /** Without it, batches are picked by the company's method. */
  readonly batchId?: string;
  /** For goods that come in: the batch by its name, which is registered when it is new. */
  readonly batchName?: string;
  /** The last day on which a new batch is good. */
  readonly batchExpiresOn?: string;
  /** Of a credit note: so much of the line's value, instead of a quantity; no goods come back. */
  readonly creditMinor?: number;
  /** No goods and no article, but what is charged besides: freight, packing, a deposit. */
  readonly charge?: ChargeKind;
}

/**
 * A discount on the whole document, or on its lines of one VAT code: a percentage as a decimal
 * string, or an amount in minor units.
 */
export interface DiscountContent {
  readonly percentage?: string;
  readonly minor?: number;
  readonly vatId?: string;
}

/** Who receives or carries the goods, as it is written on the paper. */
export interface ContactContent {
  readonly name?: string;
  readonly contact?: string;
  readonly address?: string;
}

/** How goods travel. */
export interface TransportContent {
  /** Local date and time, `2026-03-02T14:30`. */
  readonly startsAt?: string;
  readonly from?: string;
  readonly to?: string;
  readonly vehicle?: string;
}

/** A document written by hand while the system was down, entered later in a recovery series. */
export interface RecoveredContent {
  /** The number on the paper. */
  readonly reference: string;
  /** The day on the paper. */
  readonly issuedOn: string;
}

/** What a person writes on a document: a draft may still miss any of it. */
export interface DocumentContent {
  readonly documentTypeId?: string;
  /** Without it, the open series of the type and the issue day's year. */
  readonly seriesId?: string;
  /** Defaults to today. */
  readonly issuedOn?: string;
  /** Either of the two; without both, the client's terms. */
  readonly paymentTermsDays?: number;
  readonly dueOn?: string;
  /** Of sales. */
  readonly clientId?: string;
  /** Of purchases. */
  readonly supplierId?: string;
  /** The number and day that the supplier gave its own document. */
  readonly supplierReference?: string;
  readonly supplierIssuedOn?: string;
  /** Of invoices: by which the client will withhold tax as it pays. */
  readonly withholdingRateId?: string;
  /** The last day on which a document without financial impact, a quotation, holds. */
  readonly validUntil?: string;
  /** Without it, the company's. */
  readonly currency?: string;
  /** Of another currency: units of the company's for one of it, instead of the rate of the day. */
  readonly exchangeRate?: string;
  /** Why it is not the rate of the day. */
  readonly exchangeRateReason?: string;
  /** Where goods leave or enter, unless a line says otherwise; without it, the company's. */
  readonly warehouseId?: string;
  /** False for a credit note that leaves the goods where they are. */
  readonly returnsStock?: boolean;
  readonly lines: readonly LineContent[];
  readonly commercialDiscount?: DiscountContent;
  readonly financialDiscount?: DiscountContent;
  /** Without it, as the company's settings say. */
  readonly vatIncluded?: boolean;
  /** The document that this one corrects. */
  readonly originId?: string;
  /** Documents that this one mentions. */
  readonly references?: readonly string[];
  /**
   * The issued sale that this one takes the place of: issuing it credits that one as a whole, with
   * `reasonCode` as the reason.
   */
  readonly corrects?: string;
  /** The document that this one was copied from. */
  readonly duplicateOf?: string;
  readonly orderNumber?: string;
  readonly note?: string;
  /** Of a credit or debit note: why it is issued; `note` says more of it. */
  readonly reasonCode?: NoteReasonCode;
  readonly receiver?: ContactContent;
  readonly carrier?: ContactContent;
  readonly transport?: TransportContent;
  readonly recovered?: RecoveredContent;
  /** The till that it is issued at: its own series counts. */
  readonly cashRegisterId?: string;
  /** Of a type that is paid as it is issued; without it, the default method pays all. */
  readonly payment?: PaymentContent;
}
