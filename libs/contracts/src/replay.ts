import type { DocumentTextsBody } from './documents.js';
import type { HistoryEntry } from './history.js';
import type { SettlementRow } from './payments.js';
import type { DocumentRow } from './rows.js';

/** From where something was recorded. */
export type ReplayOrigin =
  /** A till, by the name of its register and of the device that it was taken by. */
  | { readonly kind: 'till'; readonly name: string; readonly device?: string }
  /** A program, by the name of its key. */
  | { readonly kind: 'key'; readonly name: string }
  /** A file that was read in. */
  | { readonly kind: 'import'; readonly id: string; readonly name: string }
  /** One thing done with many rows, by the id of its job. */
  | { readonly kind: 'bulk'; readonly id: string }
  /** The pages of the back office; by a device where it is known. */
  | { readonly kind: 'office'; readonly device?: string };

/** An event that touched a document: its own, or that of another record. */
export interface ReplayEntry extends HistoryEntry {
  /** The record that the event is about. */
  readonly recordId: string;
  readonly from: ReplayOrigin;
  /** The document's row once the event had been recorded; none before it was issued. */
  readonly after?: DocumentRow;
}

/** `GET /api/past/documents/:id`: everything that touched a document, the newest first. */
export interface ReplayPage {
  readonly entries: readonly ReplayEntry[];
  /** How many there are in all. */
  readonly total: number;
  /** Sent back as `before` to read on; absent on the last page. */
  readonly next?: number;
}

/** What there was of an article in a place; a decimal string. */
export interface ReplayStock {
  readonly articleId: string;
  readonly description: string;
  readonly warehouseId: string;
  readonly quantity: string;
}

/** `GET /api/past/documents/:id/moment?revision=…`: what stood beside a document after an event. */
export interface ReplayMoment {
  readonly revision: number;
  /** Those that the document was issued with: its row names them only once they are others. */
  readonly issuedTexts: DocumentTextsBody;
  /** Of the articles that the document moves, where it moves them. */
  readonly stock: readonly ReplayStock[];
  /** What had been settled of it by other records, in their order. */
  readonly payments: readonly Pick<SettlementRow, 'sourceId' | 'on' | 'kind' | 'signedMinor'>[];
  /** What the client owed, or the supplier was owed; none for parties without an account. */
  readonly balance?: {
    readonly partyId: string;
    readonly ledger: 'client' | 'supplier';
    readonly balanceMinor: number;
  };
}
