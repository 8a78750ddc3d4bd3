import { defineSlice, Table } from '../kernel/index.js';
import type { ApprovalsEvent } from './approvals.events.js';

/** A request that nobody has decided on; it may have expired. */
export interface OpenRequest {
  readonly id: string;
  readonly requesterId: string;
  readonly subjectId: string;
  readonly reason: string;
  /** UTC instant. */
  readonly expiresAt: string;
}

/** The requests that wait; what each asks for is in the journal. */
export type ApprovalsSlice = { readonly open: Table<OpenRequest> };

/** Folds requests until they are decided on. */
export const approvalsSlice = defineSlice<ApprovalsSlice, ApprovalsEvent>({
  create: (undo) => ({ open: new Table(undo) }),
  evolve: {
    ApprovalRequested: ({ open }, { id, requesterId, subjectId, reason, expiresAt }) => {
      open.set(id, { id, requesterId, subjectId, reason, expiresAt });
    },
    ApprovalGranted: ({ open }, { id }) => {
      open.delete(id);
    },
    ApprovalRefused: ({ open }, { id }) => {
      open.delete(id);
    },
    ApprovalWithdrawn: ({ open }, { id }) => {
      open.delete(id);
    },
  },
});
