import type { DocumentIssuedData, PaymentRow, TillApproval } from '@balcao/domain';
import type { ApprovalBody } from './members.js';

/** `POST /api/tills/:id/approvals`: a PIN, for one sale or return that is named. */
export interface TillApprovalBody extends ApprovalBody {
  readonly subjectId: string;
}

/** What the till sends with its entry, and how far the approver may go. */
export interface TillApprovalAnswer {
  readonly approval: TillApproval;
  readonly lineDiscount?: string;
  readonly documentDiscount?: string;
  /** In minor units. */
  readonly cashRefundMinor?: number;
  readonly cashOutMinor?: number;
  /** How much of a sale they may take off it again. */
  readonly voidMinor?: number;
}

/** `GET /api/pos/stock`: what is there of articles, by their id; decimal strings. */
export type TillStock = Readonly<Record<string, string>>;

/** A batch that a till may sell from. */
export interface TillBatch {
  readonly id: string;
  readonly name: string;
  /** The last day on which the goods are good. */
  readonly expiresOn?: string;
  /** What is there of it, as a decimal string. */
  readonly quantity: string;
}

/** `GET /api/pos/batches`: the batches of articles by their id, those that leave first before. */
export type TillBatches = Readonly<Record<string, readonly TillBatch[]>>;

/** `GET /api/pos/sales/:id`: a sale with what of it can still be given back. */
export interface ReturnableSale {
  readonly document: DocumentIssuedData;
  /** Of each line, as a decimal string; empty where nothing can come back. */
  readonly left: readonly string[];
  /** How it was paid, as it stands after corrections. */
  readonly paid: readonly PaymentRow[];
  readonly revision: number;
}

export type { TillApproval };
