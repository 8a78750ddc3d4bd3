import type { Ageing, PaymentRecordedData } from '@balcao/domain';

interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/payment-methods`. */
export interface PaymentMethodRow extends BaseRow {
  readonly name: string;
  readonly namePt: string;
  readonly kind: 'cash' | 'card' | 'transfer' | 'wallet' | 'cheque' | 'other';
  readonly mechanism: string;
  readonly accountId?: string;
  readonly requiresReference: boolean;
  readonly isDefault: boolean;
  readonly isArchived: boolean;
}

/** `GET /api/payments`: receipts of clients and payments to suppliers. */
export interface PaymentListRow extends BaseRow {
  readonly typeId: string;
  readonly ledger: 'client' | 'supplier';
  /** Listed among payments to suppliers: those, and set-offs, which settle purchases as well. */
  readonly isOfSuppliers: boolean;
  readonly seriesId: string;
  readonly number: number;
  readonly reference: string;
  readonly year: number;
  readonly issuedOn: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyNuit?: string;
  readonly currency: string;
  /** The names of its means, one after the other. */
  readonly methods: string;
  /** Words of its methods and accounts, by which it is found. */
  readonly means: string;
  /** The printed names of the documents that it settles. */
  readonly documents: string;
  readonly paidMinor: number;
  readonly withheldMinor: number;
  readonly writtenOffMinor: number;
  /** For paying early. */
  readonly discountedMinor: number;
  /** What no document has taken yet. */
  readonly unallocatedMinor: number;
  readonly status: 'active' | 'cancelled';
  /** Whether the original was handed out: the payment does not change any more. */
  readonly isPrinted: boolean;
  /** Of a set-off: sales were settled with purchases, and no money moved. */
  readonly isSetOff?: true;
  /** The revision of the event that recorded it: where its content is read. */
  readonly issuedRevision: number;
  /** Who issued it: some see their own alone. */
  readonly issuedById: string;
}

/** What a document, or a payment with something left, is settled by: `GET /api/settlements`. */
export interface SettlementRow extends BaseRow {
  readonly partyId: string;
  readonly ledger: 'client' | 'supplier';
  readonly documentId: string;
  readonly reference: string;
  /** Of the document; missing in rows of its cancelling. */
  readonly dueOn?: string;
  readonly on: string;
  /** The document, payment or refund that changed what is left. */
  readonly sourceId: string;
  readonly kind:
    | 'issued'
    | 'cancelled'
    | 'restored'
    | 'settled'
    | 'unsettled'
    | 'advance'
    | 'refunded';
  /** Above zero what the party owes more, below what it owes less. */
  readonly signedMinor: number;
}

/** Tax withheld from one document: a row of `GET /api/reports/withholdings`. */
export interface WithholdingRow extends BaseRow {
  /** Whether a client withheld it from the company, or the company from a supplier. */
  readonly ledger: 'client' | 'supplier';
  readonly on: string;
  /** The payment, and its series; of an expense, the expense and no series. */
  readonly sourceId: string;
  readonly seriesId: string;
  readonly reference: string;
  readonly documentId: string;
  /** The number of the document that was paid. */
  readonly documents: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyNuit?: string;
  /** Missing where no rate was chosen. */
  readonly rateId?: string;
  readonly code?: string;
  readonly rate?: string;
  /** What was taxed, without VAT; 0 where no rate was chosen. */
  readonly baseMinor: number;
  readonly withheldMinor: number;
  /** The proof that the client sent. */
  readonly certificate?: string;
  readonly certifiedOn?: string;
  readonly status: 'active' | 'cancelled';
}

/** `GET /api/clients/:id/open-documents`, `/suppliers/:id/open-documents`. */
export interface OpenDocumentAnswer {
  readonly id: string;
  readonly reference: string;
  /** `debit` the party owes it, `credit` it counts for the party. */
  readonly side: 'debit' | 'credit';
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly totalMinor: number;
  /** Of a document: its total without VAT. */
  readonly baseMinor?: number;
  readonly openMinor: number;
  /** The rate by which the invoice says that tax will be withheld, as it is now. */
  readonly withholding?: { readonly rateId: string; readonly rate: string };
}

/** `GET /api/payments/:id`: the row, what was recorded, and what it settles now. */
export interface PaymentAnswer extends PaymentListRow {
  readonly content: PaymentRecordedData;
  readonly allocations: PaymentRecordedData['allocations'];
  /** As it is now. */
  readonly note?: string;
}

/** `GET /api/clients/:id/ageing?on=`, `/suppliers/:id/ageing`. */
export interface AgeingAnswer extends Ageing {
  readonly on: string;
}

/** A row of means; amounts in the company's currency. */
export interface PaymentRowBody {
  readonly methodId?: string;
  readonly treasuryAccountId?: string;
  readonly amountMinor: number;
  readonly receivedMinor?: number;
  readonly reference?: string;
  readonly valueOn?: string;
  /** In the account's currency, where it is another. */
  readonly accountMinor?: number;
  readonly rate?: string;
}

/** So much of one document, in minor units of the company's currency. */
export interface AllocationBody {
  readonly documentId: string;
  readonly amountMinor: number;
}

/** Tax that is withheld; the certificate may come later. */
export interface WithholdingBody extends AllocationBody {
  /** By which it is withheld; the amount is then its share of the base. */
  readonly rateId?: string;
  /** What is taxed, without VAT; needed with a rate. */
  readonly baseMinor?: number;
  readonly certificate?: string;
  readonly certifiedOn?: string;
}

/** What a document settles for less, and why. */
export interface PaymentDiscountBody extends AllocationBody {
  readonly reason?: string;
}

/** `POST /api/payments`. */
export interface RecordPaymentBody {
  readonly documentTypeId: string;
  readonly seriesId?: string;
  readonly issuedOn?: string;
  readonly partyId?: string;
  readonly rows: readonly PaymentRowBody[];
  readonly allocations?: readonly AllocationBody[];
  readonly isAutomatic?: boolean;
  readonly isAdvance?: boolean;
  readonly withholdings?: readonly WithholdingBody[];
  readonly writeOffs?: readonly AllocationBody[];
  readonly discounts?: readonly PaymentDiscountBody[];
  readonly note?: string;
}

/** `POST /api/payments/set-off`. */
export interface SetOffBody {
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  readonly issuedOn?: string;
  readonly partyId?: string;
  readonly sales?: readonly AllocationBody[];
  readonly purchases?: readonly AllocationBody[];
  readonly isAutomatic?: boolean;
  readonly note?: string;
}

/** `POST /api/payments/:id/note`. */
export interface PaymentNoteBody {
  readonly note?: string;
  readonly expectedRevision?: number;
}

/** `POST /api/payments/:id/allocate`, also of credit notes. */
export interface AllocateBody {
  readonly allocations?: readonly AllocationBody[];
  readonly isAutomatic?: boolean;
  /** In addition to what it settles already, which the `allocations` replace without it. */
  readonly isAddition?: boolean;
  readonly expectedRevision?: number;
}

/** `POST /api/payments/:id/refund`. */
export interface RefundBody {
  /** Of the refund: letters, digits and `_`. */
  readonly id: string;
  readonly on?: string;
  readonly rows: readonly PaymentRowBody[];
}

/** Takes money back: payments, refunds, movements, expenses. */
export interface CancelMoneyBody {
  readonly reason: string;
  readonly expectedRevision?: number;
}
