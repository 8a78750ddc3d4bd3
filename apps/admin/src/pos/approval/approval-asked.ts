import type { TillApprovalAnswer } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';

export interface ApprovalQuestion {
  /** The action to approve, as a sentence. */
  readonly message: string;
  /** The sale, the return, the document or the shift. */
  readonly subjectId: string;
  /** The reason of an earlier approval for the same subject: one approval covers both. */
  readonly before?: string;
  /** Ids of possible approvers; defaults to everyone who may approve. */
  readonly among?: readonly string[];
  readonly onAnswer: (answer: TillApprovalAnswer | undefined) => void;
}

/** The approval being requested. */
export const approvalAsked = createSlice<{ readonly current: ApprovalQuestion | null }>({
  current: null,
});

/**
 * Asks for a supervisor's PIN in a dialog on top; undefined if declined. Not available offline: a
 * device holds nothing to check an approval PIN against.
 */
export function askForApproval(
  question: Omit<ApprovalQuestion, 'onAnswer'>,
): Promise<TillApprovalAnswer | undefined> {
  return new Promise((resolve) => {
    const onAnswer = (answer: TillApprovalAnswer | undefined): void => {
      approvalAsked.merge({ current: null });
      resolve(answer);
    };
    approvalAsked.merge({ current: { ...question, onAnswer } });
  });
}
