import type { PartyFields, PurchaseMeaning, PurchaseUse, SaleMeaning } from '@balcao/domain';
import type { DocumentStatus, DocumentTextsBody } from './documents.js';
import type { ErasedScope } from './erasure.js';

/** Rows as lists show them. `id` and `revision` are on every row; money is in minor units. */
export interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

interface ArchivableRow extends BaseRow {
  readonly isArchived: boolean;
}

/** `GET /api/articles`. */
export interface ArticleRow extends ArchivableRow {
  readonly code: string;
  readonly name: string;
  readonly kind: 'article' | 'service';
  readonly unit: string;
  readonly barcodes: readonly string[];
  /** Without VAT. */
  readonly salePrice: string;
  /** With the default VAT; missing in articles that have not changed for long. */
  readonly salePriceWithVat?: string;
  /** UTC instant since which it has its price. */
  readonly pricedAt?: string;
  readonly purchasePrice?: string;
  readonly vatId: string;
  readonly categoryId?: string;
  readonly minimumStock?: string;
  readonly maximumStock?: string;
  /** Tills ask how much of its unit is sold. */
  readonly isSoldByWeight?: boolean;
  readonly movesStock: boolean;
  readonly isBatchManaged?: boolean;
  readonly batchesExpire?: boolean;
  readonly supplierCodes?: readonly { readonly partyId: string; readonly code: string }[];
  /** What clients of a category pay, without VAT. */
  readonly categoryPrices?: readonly { readonly categoryId: string; readonly price: string }[];
  /** Ids of blobs. */
  readonly images?: readonly string[];
}

/** `GET /api/clients`, `/api/suppliers`, `/api/entities`: parties, with what they owe. */
export interface ClientRow
  extends ArchivableRow, Omit<PartyFields, 'country'>, Partial<Pick<PartyFields, 'country'>> {
  /** As a client; positive: it owes. */
  readonly balanceMinor: number;
  /** As a supplier; positive: the company owes it. */
  readonly supplierBalanceMinor?: number;
  /** What of it was erased; with the time machine also before it was. */
  readonly erased?: readonly ErasedScope[];
  readonly isErased?: boolean;
  /** UTC instant. */
  readonly erasedAt?: string;
  /** The member's id; the name stands beside the row. */
  readonly erasedBy?: string;
  readonly erasedByName?: string;
  readonly erasureReason?: string;
}

/** `GET /api/article-categories`. */
export interface ArticleCategoryRow extends ArchivableRow {
  readonly name: string;
  /** The category that it is a part of. */
  readonly parentId?: string;
}

/** A record that has a name, and nothing else that everybody writes. */
export interface NamedRow extends ArchivableRow {
  readonly name: string;
}

/** `GET /api/party-categories`: of clients, of suppliers and of entities, which are both. */
export interface PartyCategoryRow extends NamedRow {
  readonly kind: 'client' | 'supplier' | 'entity';
}

/** `GET /api/vat`. */
export interface VatRow extends ArchivableRow {
  readonly code: string;
  readonly name: string;
  /** A percentage: `16`. */
  readonly rate: string;
  /** The part of the price that is taxed, in percent; missing for all of it. */
  readonly taxableShare?: string;
  readonly exemptionReason?: string;
  /** What the law does with sales. */
  readonly onSales?: SaleMeaning;
  /** What purchases are for. */
  readonly onPurchases?: PurchaseMeaning;
  /** Of reverse charge: the percentage that the buyer charges itself. */
  readonly reverseRate?: string;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly isDefault: boolean;
}

/** `GET /api/document-types`. */
export interface DocumentTypeRow extends ArchivableRow {
  readonly name: string;
  readonly namePt: string;
  readonly prefix: string;
  readonly group: 'sales' | 'purchases' | 'internal';
  readonly movesStock: 'in' | 'out' | 'none';
  readonly accountEffect: 'debit' | 'credit' | 'both' | 'none';
  readonly requiresPayment: boolean;
  readonly requiresOrigin?: boolean;
  /** It reserves stock for a client, or announces it from a supplier. */
  readonly isOrder?: boolean;
  readonly allowedTypes: readonly string[];
}

/** `GET /api/series`. */
export interface SeriesRow extends BaseRow {
  readonly typeId: string;
  readonly year: number;
  readonly code: string;
  readonly prefix: string;
  readonly isOpen: boolean;
  readonly kind?: 'recovery' | 'training';
  readonly cashRegisterId?: string;
  /** The number of the last document, 0 when none was issued. */
  readonly lastNumber: number;
  readonly lastIssuedOn?: string;
  /** Its last document is signed. */
  readonly isSigned?: boolean;
}

/** A document that another is made of, or that is made of it. */
export interface DocumentLink {
  readonly documentId: string;
  /** A correction took its place. */
  readonly kind: 'conversion' | 'credit' | 'debit' | 'correction';
}

/** A file kept with a document. */
export interface AttachmentRow {
  readonly id: string;
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256?: string;
}

/**
 * `GET /api/documents`: issued documents; filter `state` takes a status, `expired` or
 * `duplicated`.
 */
export interface DocumentRow extends BaseRow {
  readonly typeId: string;
  readonly seriesId: string;
  readonly number: number;
  readonly reference: string;
  readonly year: number;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientNuit?: string;
  readonly orderNumber?: string;
  readonly currency: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  readonly discountMinor: number;
  /** The same in the company's currency, at the rate of issue: what reports add up. */
  readonly worthBaseMinor: number;
  readonly worthVatMinor: number;
  readonly worthTotalMinor: number;
  readonly pendingMinor: number;
  readonly status: DocumentStatus;
  /** What it did to the client's account; `none` leaves nothing to be settled. */
  readonly accountEffect: 'debit' | 'credit' | 'both' | 'none';
  /** The revision of the event that issued it: where its content is read. */
  readonly issuedRevision: number;
  /** Who issued it: some see only their own. */
  readonly issuedById: string;
  /** The instant of issue, by the till's clock where one sold; the paper says `issuedOn`. */
  readonly emittedAt: string;
  /** Of the till that it was made at. */
  readonly shiftId?: string;
  readonly cashRegisterId?: string;
  /** `clientId` and `clientName` are the supplier's for purchases. */
  readonly group: 'sales' | 'purchases' | 'internal';
  /** The supplier's number for it. */
  readonly supplierReference?: string;
  /** The rate by which the client of an invoice said that tax will be withheld. */
  readonly withholdingRateId?: string;
  readonly duplicateOf?: string;
  /** Without fiscal value: lists and sums leave it out unless the filter asks for it. */
  readonly isTraining?: boolean;
  /** The original: nothing of the document changes any more. */
  readonly isPrinted: boolean;
  readonly madeOf?: readonly DocumentLink[];
  readonly madeInto?: readonly DocumentLink[];
  /** What was made of it and is cancelled now: a part of its history all the same. */
  readonly cancelledInto?: readonly DocumentLink[];
  readonly attachments?: readonly AttachmentRow[];
  /** Its texts, where they are no longer those it was issued with. */
  readonly texts?: DocumentTextsBody;
}

/** `GET /api/document-lines`: what was sold and bought, line by line, in the company's currency. */
export interface DocumentLineRow extends BaseRow {
  readonly documentId: string;
  readonly line: number;
  readonly reference: string;
  readonly typeId: string;
  readonly group: 'sales' | 'purchases' | 'internal';
  readonly accountEffect: 'debit' | 'credit' | 'both' | 'none';
  readonly issuedOn: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly articleId?: string;
  readonly code?: string;
  readonly description: string;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vatId: string;
  readonly vatRate: string;
  readonly discountMinor: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** Of a purchase: what its VAT is for. */
  readonly vatUse?: PurchaseUse;
  /** Of a purchase: the VAT that the return deducts, and that the company charges itself. */
  readonly deductedMinor?: number;
  readonly selfChargedMinor?: number;
  readonly seriesId: string;
  /** Of the day of issue: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly issuedById: string;
  /** The till that it was made at. */
  readonly cashRegisterId?: string;
  /**
   * What it adds to figures of trade, below zero for what takes back; 0 where its document has no
   * effect on an account.
   */
  readonly tradeBaseMinor: number;
  readonly tradeVatMinor: number;
  readonly tradeTotalMinor: number;
  /** Its own discount, and its parts of those of the document. */
  readonly tradeDiscountMinor: number;
  /** With the same sign, in millionths of its unit. */
  readonly quantityMicros: number;
  /** What the goods cost as they left; hidden from those who may not see costs. */
  readonly costMinor: number;
  /** 1 where its document counts in figures of trade, 0 where its goods alone do. */
  readonly lineCount: number;
  /** It adds to a figure of trade: by what it sells, or by what its goods cost. */
  readonly isTrade: boolean;
  readonly isCancelled: boolean;
}

/** `GET /api/clients/:id/entries`: the rows that a client's balance is the sum of. */
export interface AccountEntryRow extends BaseRow {
  readonly partyId: string;
  readonly documentId: string;
  readonly reference: string;
  /** Whose account: of clients, or of suppliers. */
  readonly ledger: 'client' | 'supplier';
  readonly kind:
    | 'issued'
    | 'cancelled'
    | 'restored'
    | 'payment'
    | 'paymentCancelled'
    | 'paymentRestored'
    | 'refund'
    | 'refundCancelled';
  readonly on: string;
  readonly debitMinor: number;
  readonly creditMinor: number;
  /** What the client owes after this entry, over all of its entries in the order of their days. */
  readonly balanceMinor?: number;
}

/** `GET /api/drafts`. */
export interface DraftRow extends BaseRow {
  readonly typeId: string;
  readonly clientId?: string;
  readonly clientName?: string;
  readonly totalMinor: number;
  readonly lineCount: number;
  readonly savedAt: string;
  readonly savedBy: string;
}
