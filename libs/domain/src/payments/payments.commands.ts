import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import type { PaymentMethodFields } from './payments.events.js';

/** A new means of payment; a new default takes the place of the old one. */
export type RegisterPaymentMethod = RegisterCommand<'PaymentMethod', PaymentMethodFields>;
/** Changes a method; payments keep the name and SAF-T code of their time. */
export type ChangePaymentMethod = ChangeCommand<'PaymentMethod', PaymentMethodFields>;
/** Nothing more is paid by it; payments that were stay. */
export type ArchivePaymentMethod = ArchiveCommand<'PaymentMethod'>;
/** Puts an archived method back. */
export type RestorePaymentMethod = RestoreCommand<'PaymentMethod'>;

/** A row of a payment as it is written; amounts in the company's currency. */
export interface PaymentRowContent {
  readonly methodId?: string;
  /** Without it, the method's. */
  readonly treasuryAccountId?: string;
  readonly amountMinor: number;
  /** What was handed over; without it, the amount. */
  readonly receivedMinor?: number;
  /** As a till has rounded; without it, cash of clients is rounded to the company's coin. */
  readonly roundingMinor?: number;
  readonly reference?: string;
  readonly valueOn?: string;
  /** In the account's currency, where it is another. */
  readonly accountMinor?: number;
  /** What one unit of it is worth; without it, the rate of the day. */
  readonly rate?: string;
}

/** How a document is paid as it is issued. */
export interface PaymentContent {
  readonly rows: readonly PaymentRowContent[];
  /** What the client has to its credit, advances and credit notes: pays along with the rows. */
  readonly credits?: readonly AllocationContent[];
  /** Money beyond the document; refused for a document that is paid as it is issued. */
  readonly isAdvance?: boolean;
}

/** So much of one document, in minor units of the company's currency. */
export interface AllocationContent {
  readonly documentId: string;
  readonly amountMinor: number;
}

/** Tax that is withheld, and the certificate that proves it, once it is there. */
export interface WithholdingContent extends AllocationContent {
  /** By which it is withheld; the amount is then its share of the base. */
  readonly rateId?: string;
  /** What is taxed, without VAT; needed with a rate. */
  readonly baseMinor?: number;
  readonly certificate?: string;
  readonly certifiedOn?: string;
}

/** What a document settles for less, for being paid early. */
export interface PaymentDiscountContent extends AllocationContent {
  /** Why less is paid; it has to be said. */
  readonly reason?: string;
}

/** Money from a client (`RC`) or to a supplier (`RF`), for documents or in advance. */
export interface RecordPayment {
  readonly type: 'RecordPayment';
  readonly documentTypeId?: string;
  /** Without it, the open series of the type and the day's year. */
  readonly seriesId?: string;
  /** Defaults to today. */
  readonly issuedOn?: string;
  readonly partyId?: string;
  readonly rows: readonly PaymentRowContent[];
  /** Documents of the other side are paid; those of its own side, credit notes, pay with it. */
  readonly allocations?: readonly AllocationContent[];
  /** Pays the oldest documents first, instead of `allocations`. */
  readonly isAutomatic?: boolean;
  /** What is left over is an advance. */
  readonly isAdvance?: boolean;
  readonly withholdings?: readonly WithholdingContent[];
  readonly writeOffs?: readonly AllocationContent[];
  /** For paying early: the documents settle for less, as the company's settings allow. */
  readonly discounts?: readonly PaymentDiscountContent[];
  readonly note?: string;
}

/** Settles what a party owes as a client with what it is owed as a supplier; moves no money. */
export interface RecordSetOff {
  readonly type: 'RecordSetOff';
  /** Without it, the company's type of set-offs. */
  readonly documentTypeId?: string;
  readonly seriesId?: string;
  /** Defaults to today. */
  readonly issuedOn?: string;
  readonly partyId?: string;
  /** Both halves settle the same; credit notes of a side take from it. */
  readonly sales?: readonly AllocationContent[];
  readonly purchases?: readonly AllocationContent[];
  /** The oldest documents of both sides, as far as the lesser goes, instead of the lists. */
  readonly isAutomatic?: boolean;
  readonly note?: string;
}

/** Writes another note on a payment, until its original is printed. */
export interface ChangePaymentNote {
  readonly type: 'ChangePaymentNote';
  readonly id: string;
  readonly note?: string;
  readonly expectedRevision?: number;
}

/** Takes a payment back, today; refused once others have used what was left of it. */
export interface CancelPayment {
  readonly type: 'CancelPayment';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** Puts a cancelled payment back, while its documents still have room for it. */
export interface RestorePayment {
  readonly type: 'RestorePayment';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Says again what a payment or a credit note settles; withholdings and write-offs stay. */
export interface AllocateCredit {
  readonly type: 'AllocateCredit';
  readonly id: string;
  readonly allocations?: readonly AllocationContent[];
  /** The oldest documents first, instead of `allocations`. */
  readonly isAutomatic?: boolean;
  /** Settles the `allocations` beside what it settles already. */
  readonly isAddition?: boolean;
  readonly expectedRevision?: number;
}

/** Pays back what a payment or a credit note has left. */
export interface RefundCredit {
  readonly type: 'RefundCredit';
  /** Of the refund, chosen by the caller. */
  readonly id: string;
  readonly sourceId: string;
  /** Defaults to today. */
  readonly on?: string;
  readonly rows: readonly PaymentRowContent[];
}

/** Takes a refund back, today: the credit is there again. */
export interface CancelRefund {
  readonly type: 'CancelRefund';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}
