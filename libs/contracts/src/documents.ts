import type { DocumentIssuedData } from '@balcao/domain';
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
  readonly vatId: string;
}

/** A percentage or an amount, never both. */
export interface DocumentDiscountBody {
  readonly percentage?: string;
  readonly minor?: number;
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
  readonly clientId?: string;
  readonly lines: readonly DocumentLineBody[];
  readonly commercialDiscount?: DocumentDiscountBody;
  readonly financialDiscount?: DocumentDiscountBody;
  readonly vatIncluded?: boolean;
  /** The document that this one corrects or follows. */
  readonly originId?: string;
  readonly orderNumber?: string;
  readonly note?: string;
  readonly receiver?: ContactBody;
  readonly carrier?: ContactBody;
  /** Without it, the default method pays all. */
  readonly payment?: PaymentAtIssueBody;
}

/** `POST /api/documents/:draftId/issue`; `draftRevision` when the draft was saved before. */
export interface IssueDocumentBody extends DocumentContentBody {
  readonly draftRevision?: number;
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
}

/** `GET /api/documents/:id`: the row, and everything as it was issued. */
export interface DocumentAnswer extends DocumentRow {
  readonly content: DocumentIssuedData;
}
