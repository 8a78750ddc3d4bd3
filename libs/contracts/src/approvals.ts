import type { ApprovalKind, RefusedLimit } from '@balcao/domain';
import type { BaseRow } from './rows.js';

/** What becomes of a request; `expired` is one that waits too long, by the clock of the request. */
export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
/** One of the states. */
export type ApprovalState = (typeof approvalStates)[number];

/** `GET /api/approval-requests`: what somebody asked others to let pass. */
export interface ApprovalRequestRow extends BaseRow {
  readonly kind: ApprovalKind;
  readonly state: ApprovalState;
  /** UTC instant. */
  readonly requestedAt: string;
  readonly requesterId: string;
  readonly requesterName: string;
  readonly reason: string;
  /** UTC instant. */
  readonly expiresAt: string;
  /** The limits that refused it. */
  readonly refused: readonly RefusedLimit[];
  /** The document or expense; of what is not issued yet the draft. */
  readonly subjectId: string;
  /** As printed or written; the prefix of its type where it is not issued yet. */
  readonly reference: string;
  readonly partyName?: string;
  /** In the company's currency. */
  readonly amountMinor: number;
  /** What it led to: a document or an expense. */
  readonly recordId?: string;
  /** UTC instant. */
  readonly decidedAt?: string;
  readonly approverName?: string;
  /** Why it was refused. */
  readonly answer?: string;
}

/** Sent as `approval` with a command's own fields: the command waits for an approval. */
export interface WaitingApprovalBody {
  readonly waits: true;
  readonly reason: string;
}

/** Body of `POST /api/approval-requests/:id/refuse`. */
export interface RefuseApprovalBody {
  readonly reason: string;
}
