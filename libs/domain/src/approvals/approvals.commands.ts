import type { CancelDocument, IssueDocument } from '../documents/index.js';
import type { CancelExpense, RecordExpense } from '../expenses/index.js';

/** What somebody may ask others to approve. */
export type WantedCommand = IssueDocument | CancelDocument | RecordExpense | CancelExpense;

/** Asks those who may go further to let something pass that the limits of the sender refuse. */
export interface RequestApproval {
  readonly type: 'RequestApproval';
  readonly wanted: WantedCommand;
  readonly reason: string;
}

/**
 * Carries out what was asked for, in the name of who asked. Sent as that user, with who approves as
 * its approval.
 */
export interface GrantApproval {
  readonly type: 'GrantApproval';
  readonly id: string;
}

/** Turns a request down, with a reason. */
export interface RefuseApproval {
  readonly type: 'RefuseApproval';
  readonly id: string;
  readonly reason: string;
}

/** Takes one's own request back. */
export interface WithdrawApproval {
  readonly type: 'WithdrawApproval';
  readonly id: string;
}
