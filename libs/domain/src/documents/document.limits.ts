/** What a document charges besides what it sells: lines of their own kind. */
export const chargeKinds = ['freight', 'packing', 'deposit', 'other'] as const;
/** One of them. */
export type ChargeKind = (typeof chargeKinds)[number];

/** Most lines of one document. */
export const DOCUMENT_LINES_MAX = 500;
/** Characters of a line's description. */
export const DESCRIPTION_LENGTH_MAX = 500;
/** Characters of a unit's name. */
export const UNIT_LENGTH_MAX = 20;
/** Characters of the note on a document. */
export const NOTE_LENGTH_MAX = 2000;
/** Characters of the client's order number. */
export const ORDER_NUMBER_LENGTH_MAX = 60;
/** Characters of each part of a receiver's or carrier's data. */
export const CONTACT_LENGTH_MAX = 200;
/** Characters of the reason why a document is cancelled. */
export const REASON_LENGTH_MAX = 500;
/** Characters of a draft's id. */
export const DRAFT_ID_LENGTH_MAX = 64;
/** Bytes of a draft's content as JSON. */
export const DRAFT_CONTENT_BYTES_MAX = 1_000_000;
/** Most documents that one document mentions, or that are converted into it. */
export const ORIGINS_MAX = 100;
/** Most files kept with one document. */
export const ATTACHMENTS_MAX = 20;
/** Bytes of one of them. */
export const ATTACHMENT_BYTES_MAX = 10_000_000;
/** Most addresses that a document is sent to at once. */
export const RECIPIENTS_MAX = 10;
/** Characters of an address of e-mail. */
export const RECIPIENT_LENGTH_MAX = 254;
/** The languages that documents are sent in. */
export const sendingLanguages = ['en', 'pt'] as const;
/** The copies of a document. */
export const copyKinds = ['original', 'second', 'third', 'duplicate', 'triplicate'] as const;

/** Why a credit or debit note may be issued; `other` is said in its text. */
export const noteReasonCodes = [
  ...(['goodsReturned', 'notDelivered', 'wrongPrice', 'wrongQuantity', 'wrongDetails'] as const),
  ...(['discount', 'charges', 'other'] as const),
] as const;
/** One of the reasons, by its code. */
export type NoteReasonCode = (typeof noteReasonCodes)[number];
