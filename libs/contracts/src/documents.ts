import type {
  ChargeKind,
  DocumentIssuedData,
  NoteReasonCode,
  PaymentRow,
  TakenLine,
} from '@balcao/domain';
import type { PaymentRowBody } from './payments.js';
import type { DocumentRow } from './rows.js';

/** One line as the editor sends it. Quantities, prices and rates are decimal strings. */
export interface DocumentLineBody {
  readonly articleId?: string;
  readonly description?: string;
  readonly unit?: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Percentages, one after the other: 10 and 5 make 14.5. */
  readonly discounts?: readonly string[];
  readonly discountMinor?: number;
  readonly vatId: string;
  /** The line of another document that it converts, credits or returns; lines from 0. */
  readonly origin?: LineOriginBody;
  readonly warehouseId?: string;
  readonly batchId?: string;
  /** For goods that come in: registered when it is new. */
  readonly batchName?: string;
  readonly batchExpiresOn?: string;
  /** Of a credit note: so much of the line's value, instead of a quantity. */
  readonly creditMinor?: number;
  /** No article, but what is charged besides: discounts of the document are on other lines. */
  readonly charge?: ChargeKind;
}

/** A line of another document; `line` is its index, from 0. */
export interface LineOriginBody {
  readonly documentId: string;
  readonly line: number;
}

/** How goods travel. */
export interface TransportBody {
  /** Local date and time, `2026-03-02T14:30`. */
  readonly startsAt?: string;
  readonly from?: string;
  readonly to?: string;
  readonly vehicle?: string;
}

/** The paper that a document in a recovery series stands for. */
export interface RecoveredBody {
  readonly reference: string;
  readonly issuedOn: string;
}

/** A percentage or an amount, never both. */
export interface DocumentDiscountBody {
  readonly percentage?: string;
  readonly minor?: number;
  /** Limits it to the lines of one VAT code. */
  readonly vatId?: string;
}

/** Receiver or carrier of the goods. */
export interface ContactBody {
  readonly name?: string;
  readonly contact?: string;
  readonly address?: string;
}

/** How a document is paid as it is issued: a cash sale, an invoice-receipt. */
export interface PaymentAtIssueBody {
  readonly rows: readonly PaymentRowBody[];
  readonly isAdvance?: boolean;
}

/** What a draft keeps and what issuing sends: all of it may still be missing in a draft. */
export interface DocumentContentBody {
  readonly documentTypeId: string;
  readonly seriesId?: string;
  readonly issuedOn?: string;
  /** Either of the two; without both, the client's terms. */
  readonly paymentTermsDays?: number;
  readonly dueOn?: string;
  /** Of sales. */
  readonly clientId?: string;
  /** Of purchases, with the number and day that the supplier gave the document. */
  readonly supplierId?: string;
  readonly supplierReference?: string;
  readonly supplierIssuedOn?: string;
  /** Of invoices: by which the client will withhold tax as it pays. */
  readonly withholdingRateId?: string;
  /** The last day on which a quotation holds. */
  readonly validUntil?: string;
  /** Without it, the company's. */
  readonly currency?: string;
  /** Of another currency: units of the company's for one of it, instead of the rate of the day. */
  readonly exchangeRate?: string;
  /** Why it is not the rate of the day. */
  readonly exchangeRateReason?: string;
  readonly warehouseId?: string;
  /** False for a credit note that brings no goods back. */
  readonly returnsStock?: boolean;
  readonly lines: readonly DocumentLineBody[];
  readonly commercialDiscount?: DocumentDiscountBody;
  readonly financialDiscount?: DocumentDiscountBody;
  readonly vatIncluded?: boolean;
  /** The document that this one corrects or follows. */
  readonly originId?: string;
  /** Documents that this one mentions. */
  readonly references?: readonly string[];
  /** The issued sale that this one takes the place of: it is credited as a whole with it. */
  readonly corrects?: string;
  /** The document that this one was copied from. */
  readonly duplicateOf?: string;
  readonly orderNumber?: string;
  readonly note?: string;
  /** Of a credit or debit note: why it is issued; `note` may say more, or all. */
  readonly reasonCode?: NoteReasonCode;
  readonly receiver?: ContactBody;
  readonly carrier?: ContactBody;
  readonly transport?: TransportBody;
  readonly recovered?: RecoveredBody;
  /** The till that it is issued at. */
  readonly cashRegisterId?: string;
  /** Without it, the default method pays all. */
  readonly payment?: PaymentAtIssueBody;
}

/** `POST /api/documents/:draftId/issue`; `draftRevision` when the draft was saved before. */
export interface IssueDocumentBody extends DocumentContentBody {
  readonly draftRevision?: number;
  /** Passes the warning `document.clockBehind`. */
  readonly acceptsClock?: boolean;
}

/** `POST /api/documents/:id/convert`: makes one document of what is left of it, and of others. */
export interface ConvertDocumentBody {
  readonly documentTypeId: string;
  /** Converted along with it. */
  readonly others?: readonly string[];
  /** Of the document that is made. */
  readonly draftId: string;
  /** Why a credit or debit note is made. */
  readonly reasonCode?: NoteReasonCode;
  readonly note?: string;
  readonly acceptsClock?: boolean;
}

/** The copies of a document; there is one original. */
export const copyKinds = ['original', 'second', 'third', 'duplicate', 'triplicate'] as const;
/** Which of them a print is; the domain checks which may come when. */
export type CopyKind = (typeof copyKinds)[number];

/** Notes that a copy is printed. */
export interface PrintDocumentBody {
  readonly copy: CopyKind;
}

/** `POST /api/documents/:id/print`, and of payments: a copy is handed out. */
export interface HandOutBody extends PrintDocumentBody {
  /** As a file, whose digest is noted; it goes to a printer without it. */
  readonly format?: 'pdf';
  /** The print model of the file; the default of the type without it. */
  readonly modelId?: string;
}

/** `POST /api/documents/:id/texts`: all texts, as they are from now on. */
export interface DocumentTextsBody {
  readonly orderNumber?: string;
  readonly note?: string;
  readonly receiver?: ContactBody;
  readonly carrier?: ContactBody;
  readonly transport?: TransportBody;
}

/** `PUT /api/drafts/:id`; without `expectedRevision` the draft is new. */
export interface SaveDraftBody {
  readonly expectedRevision?: number;
  readonly content: DocumentContentBody;
}

/** `GET /api/drafts/:id`. */
export interface Draft {
  readonly id: string;
  readonly revision: number;
  readonly status: 'open' | 'issued' | 'discarded';
  readonly content: DocumentContentBody;
  readonly savedAt: string;
  readonly savedBy: string;
  /** Once it is issued. */
  readonly documentId?: string;
}

/** `POST /api/documents/:id/cancel`. */
export interface CancelDocumentBody {
  readonly reason: string;
  /** Today without it; the day of issue while its month lasts. */
  readonly on?: string;
  /**
   * Its month is declared, and another file of it will be handed in: it is cancelled there.
   * Otherwise a document of a declared month is taken back by a credit note of today.
   */
  readonly altersDeclared?: boolean;
}

/** `POST /api/documents/:id/restore`. */
export type RestoreDocumentBody = Pick<CancelDocumentBody, 'altersDeclared'>;

/** `GET /api/documents/:id`: the row, and everything as it was issued. */
export interface DocumentAnswer extends DocumentRow {
  readonly content: DocumentIssuedData;
  /** By what it was truly paid, where the till corrected what was said as it was issued. */
  readonly correctedPayment?: readonly PaymentRow[];
  /** Quantities that are left of its lines. */
  readonly left: {
    readonly toConvert: readonly string[];
    readonly toCredit: readonly string[];
  };
  /** What notes of credit gave back of its lines until now. */
  readonly credited: readonly Required<TakenLine>[];
  /** The types that it can be made into, by what its own allows. */
  readonly leadsTo: readonly string[];
}

/** The states of spec §4, derived; `expired` is shown beside unpaid and partially paid. */
export type DocumentStatus =
  | 'open'
  | 'partiallyConverted'
  | 'converted'
  | 'unpaid'
  | 'partiallyPaid'
  | 'paid'
  | 'cancelled';
