import type { EventOf } from '../kernel/index.js';
import type { WantedCommand } from './approvals.commands.js';

/** What is beyond the limits of who asks. */
export const approvalKinds = ['discount', 'purchase', 'expense', 'cancellation'] as const;
/** One of the four. */
export type ApprovalKind = (typeof approvalKinds)[number];

/** A limit that refused it, as the sentence of the refusal says it. */
export interface RefusedLimit {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Somebody asked for an approval; nothing has happened to what it is about. */
export interface ApprovalRequestedData {
  readonly id: string;
  readonly kind: ApprovalKind;
  /** As it was sent: it is decided again when it is approved. */
  readonly wanted: WantedCommand;
  readonly refused: readonly RefusedLimit[];
  readonly reason: string;
  /** UTC instant. */
  readonly expiresAt: string;
  readonly requesterId: string;
  readonly requesterName: string;
  /** The document or expense that it is about; for what is not issued yet its draft. */
  readonly subjectId: string;
  /** Of the document or expense; the prefix of its type where it is not issued yet. */
  readonly reference: string;
  readonly party?: { readonly id: string; readonly name: string };
  /** In the company's currency. */
  readonly amountMinor: number;
}

/** A request for approval was made. */
export type ApprovalRequested = EventOf<'ApprovalRequested', ApprovalRequestedData>;

/** It was approved; what was asked for happened in the same append. */
export type ApprovalGranted = EventOf<
  'ApprovalGranted',
  {
    readonly id: string;
    readonly approverId: string;
    readonly approverName: string;
    /** The record that it was carried out on. */
    readonly recordId: string;
  }
>;

/** It was turned down, with the reason that who asked is told. */
export type ApprovalRefused = EventOf<
  'ApprovalRefused',
  { readonly id: string; readonly reason: string; readonly approverName: string }
>;

/** Who had asked for it took it back. */
export type ApprovalWithdrawn = EventOf<'ApprovalWithdrawn', { readonly id: string }>;

/** What becomes of requests for approval. */
export type ApprovalsEvent =
  | ApprovalRequested
  | ApprovalGranted
  | ApprovalRefused
  | ApprovalWithdrawn;
