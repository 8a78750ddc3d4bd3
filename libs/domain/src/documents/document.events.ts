import type {
  DocumentTotals,
  PricedLine,
  Quantity,
  Rate,
  RoundingPolicy,
  UnitPrice,
} from '@balcao/pricing';
import type { DocumentSignature } from '../fiscal/index.js';
import type { EventOf } from '../kernel/index.js';
import type { Ledger } from '../ledger/index.js';
import type { Allocation, PaymentAtIssue, PaymentRow, Withheld } from '../payments/index.js';
import type { TillReversal, TillStamp } from '../pos/index.js';
import type { StockMove } from '../stock/index.js';
import type { TreasuryEntry } from '../treasury/index.js';
import type { PurchaseUse } from '../vat/index.js';
import type { DocumentFileAttached, DocumentFileDetached } from './attachment.events.js';
import type { ExchangedGroup } from './charged-lines.js';
import type { ReversedCharges } from './charged-parts.js';
import type { LineCashier, LineOrigin } from './document-content.js';
import type {
  SupplierSnapshot,
  PartySnapshot,
  ContactSnapshot,
  TransportSnapshot,
  RecoveredSnapshot,
} from '../papers/index.js';
import type { ChargeKind, copyKinds, NoteReasonCode } from './document.limits.js';

/** The rate at which a document in another currency counts in the company's own, for good. */
export interface ExchangeSnapshot {
  /** Units of the company's currency for one of the document's. */
  readonly rate: UnitPrice;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  /**
   * What each group of the totals comes to, in their order; documents of before do not say it,
   * their VAT was converted.
   */
  readonly groups?: readonly ExchangedGroup[];
  /** Of what the client will withhold: the rate of it of `baseMinor`. */
  readonly withheldMinor?: number;
  /** Where the rate was typed: why, and which one was in force on the day, where there was one. */
  readonly typed?: TypedRate;
}

/** A discount on the document; on its lines of one VAT code where that is named. */
export type IssuedDiscount = ({ readonly percentage: Rate } | { readonly minor: number }) & {
  readonly vatId?: string;
};

/** A rate that is not that of the day. */
export interface TypedRate {
  readonly reason: string;
  readonly dayRate?: UnitPrice;
}

/** One line: what was sold and its figures, in minor units of the document's currency. */
export interface IssuedLine extends PricedLine {
  readonly articleId?: string;
  readonly code?: string;
  readonly description: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  /** Percentages, one after the other. */
  readonly discounts: readonly Rate[];
  /** The discount typed as an amount, in addition to the percentages. */
  readonly typedDiscountMinor?: number;
  readonly vatId: string;
  readonly vatCode: string;
  readonly vatRate: Rate;
  readonly exemptionReason?: string;
  /** Of a purchase, what its VAT was for; of reverse charge with what the buyer charges itself. */
  readonly vatUse?: PurchaseUse;
  readonly reverseRate?: Rate;
  /** The line that it converts, credits or returns. */
  readonly origin?: LineOrigin;
  readonly warehouseId?: string;
  readonly batchId?: string;
  /** Who put it on the ticket of a till, where that was not the cashier of the sale. */
  readonly cashier?: LineCashier;
  /** No goods: its article is a service, or it names none. Lines of before do not say it. */
  readonly isService?: true;
  /** Of a purchase: its VAT is of an asset, and it is nothing that moves stock. */
  readonly isAsset?: true;
  /** Charged besides what is sold: discounts of the document are on the other lines. */
  readonly charge?: ChargeKind;
}

/** What a document charges at one VAT code. */
export interface IssuedVatGroup {
  readonly vatId: string;
  readonly code: string;
  readonly rate: Rate;
  readonly exemptionReason?: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** The document's figures; VAT by code, in the order in which the lines first name them. */
export interface IssuedTotals extends Omit<DocumentTotals, 'groups'> {
  readonly groups: readonly IssuedVatGroup[];
}

/** What one document takes of a line of another. */
export interface TakenLine {
  readonly line: number;
  readonly quantity: Quantity;
  /** What a credit note takes back, in the currency of the document. */
  readonly baseMinor?: number;
  readonly vatMinor?: number;
}

/** What one document takes of another, and what that leaves: of its quantities, or of its value. */
export interface Taking {
  readonly documentId: string;
  readonly kind: 'conversion' | 'credit' | 'debit';
  readonly lines: readonly TakenLine[];
  /** Once the event has happened. */
  readonly leaves: 'nothing' | 'some' | 'all';
}

/** What happens on a party's account; both are 0 or more. */
export interface AccountEntry {
  readonly debitMinor: number;
  readonly creditMinor: number;
}

/** A document that exists for good, with everything that law and reprint need. */
export interface DocumentIssuedData extends DocumentTexts {
  /** `<seriesId>.<number>`, `FT_2026.17`. */
  readonly id: string;
  readonly draftId: string;
  readonly typeId: string;
  readonly seriesId: string;
  readonly number: number;
  /** As printed, `FT 2026/17`. */
  readonly reference: string;
  /** The year of its series. */
  readonly year: number;
  /** Calendar days in the company's time zone. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly currency: string;
  readonly supplier: SupplierSnapshot;
  /** The client, or of a purchase the supplier; empty for an internal document. */
  readonly partyId: string;
  /** The company itself for an internal document. */
  readonly party: PartySnapshot;
  readonly lines: readonly IssuedLine[];
  readonly totals: IssuedTotals;
  readonly roundingPolicy: RoundingPolicy;
  readonly vatIncluded: boolean;
  readonly commercialDiscount?: IssuedDiscount;
  readonly financialDiscount?: IssuedDiscount;
  /** `none` for documents without financial impact; both sides 0 then. */
  readonly accountEffect: 'debit' | 'credit' | 'both' | 'none';
  readonly account: AccountEntry;
  /** Sales unless it is said. */
  readonly group?: 'sales' | 'purchases' | 'internal';
  /** It reserves or announces stock; documents of before do not say it: see `isOrderType`. */
  readonly isOrder?: boolean;
  /** What moves, line by line; nothing of what was delivered before. */
  readonly stock?: readonly StockMove[];
  /** How it was paid, when its type is paid as it is issued. */
  readonly payment?: PaymentAtIssue;
  /**
   * Of a note whose money goes back with it: by which means, as its statistics tell them. The money
   * itself is that of the refund recorded with it; notes of before do not say it.
   */
  readonly refunded?: readonly Pick<PaymentRow, 'methodId' | 'amountMinor'>[];
  /** What a note takes off the document that it corrects. */
  readonly settles?: readonly Allocation[];
  /** When the lines and totals are in another currency; the account is in the company's always. */
  readonly exchange?: ExchangeSnapshot;
  /** The document that this one corrects. */
  readonly originId?: string;
  /** Why a credit or debit note was issued; its note may say more, or be all that is said. */
  readonly reasonCode?: NoteReasonCode;
  /** What it converts, credits or corrects of other documents. */
  readonly takes?: readonly Taking[];
  /** The documents that it mentions. */
  readonly references?: readonly string[];
  readonly duplicateOf?: string;
  /** The document that it takes the place of, credited by a note of the same append. */
  readonly corrects?: string;
  /** The last day on which a quotation holds; `dueOn` is the same. */
  readonly validUntil?: string;
  /** What the client will withhold as it pays, in the document's currency; no part of totals. */
  readonly withheld?: Withheld;
  readonly supplierReference?: string;
  readonly supplierIssuedOn?: string;
  readonly warehouseId?: string;
  /** Of a training series: no account, no stock, no fiscal value. */
  readonly isTraining?: boolean;
  readonly recovered?: RecoveredSnapshot;
  /** The till that it was made at. */
  readonly till?: TillStamp;
  /** Where its series is signed. */
  readonly signature?: DocumentSignature;
}

/** A document exists for good: one event holds its number, figures, stock, money and signature. */
export type DocumentIssued = EventOf<'DocumentIssued', DocumentIssuedData>;

/**
 * What taking a document back, or putting it back, does to the party's account. A document that was
 * paid when it was issued leaves the balance as it is; no account is named then.
 */
export interface AccountReversal extends AccountEntry {
  readonly partyId: string;
  /** The client's account unless it is said. */
  readonly ledger?: Ledger;
}

/** What taking a document back, or putting it back, does to money and to other documents. */
export interface MoneyReversal {
  readonly account?: AccountReversal;
  /** On the treasury accounts, of a document that was paid as it was issued. */
  readonly entries?: readonly TreasuryEntry[];
  /** What a note had taken off other documents. */
  readonly settled?: readonly Allocation[];
  /** What it takes back, or charges again; events of before do not say it. */
  readonly charges?: ReversedCharges;
}

/** It no longer counts from the day `on`; this one event undoes everything that it had done. */
export type DocumentCancelled = EventOf<
  'DocumentCancelled',
  MoneyReversal & {
    readonly id: string;
    readonly on: string;
    readonly reason: string;
    /** The exact reversal of what the document moved. */
    readonly stock?: readonly StockMove[];
    /** What it had taken of others, which is left again. */
    readonly gives?: readonly Taking[];
    /** The number on paper that it stood for. */
    readonly recovered?: string;
    /** How many lines it has. */
    readonly lineCount?: number;
    /** Sales unless it is said. */
    readonly group?: 'purchases' | 'internal';
    /** The open shift of the till that it was made at. */
    readonly till?: TillReversal;
  }
>;
/** The cancellation is undone: the document counts again from the day `on`. */
export type DocumentRestored = EventOf<
  'DocumentRestored',
  MoneyReversal & {
    readonly id: string;
    readonly on: string;
    readonly stock?: readonly StockMove[];
    readonly takes?: readonly Taking[];
    readonly recovered?: string;
    readonly lineCount?: number;
    readonly group?: 'purchases' | 'internal';
  }
>;

/** Which copy was printed; nothing but the first original is one. */
export type CopyKind = (typeof copyKinds)[number];

/** A copy was handed to somebody; the original closes the document to every change. */
export type DocumentPrinted = EventOf<
  'DocumentPrinted',
  {
    readonly id: string;
    readonly copy: CopyKind;
    readonly on: string;
    /** Of the PDF file that was handed out; none where it went to a printer. */
    readonly sha256?: string;
  }
>;

/** What may change on a document that was not printed: nothing that its figures rest on. */
export interface DocumentTexts {
  readonly orderNumber?: string;
  readonly note?: string;
  readonly receiver?: ContactSnapshot;
  readonly carrier?: ContactSnapshot;
  readonly transport?: TransportSnapshot;
}

/** The texts are these from now on; one that is missing is gone. */
export type DocumentTextsChanged = EventOf<
  'DocumentTextsChanged',
  { readonly id: string; readonly before: DocumentTexts; readonly after: DocumentTexts }
>;

/** Facts of issued documents. There is none that changes a figure of one (docs/rules.md, C5). */
export type DocumentEvent = DocumentIssued | DocumentCancelled | DocumentRestored;

/** Events of a document that do not change its figures. */
export type PaperEvent =
  | (DocumentPrinted | DocumentTextsChanged)
  | (DocumentFileAttached | DocumentFileDetached);
