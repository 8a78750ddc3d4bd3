import type { TillApprovalAnswer } from '@balcao/contracts';
import { createSlice } from '../../boot/slice.js';

export interface ApprovalQuestion {
  /** What has to be approved, as a sentence. */
  readonly message: string;
  /** The sale, the return, the document or the shift. */
  readonly subjectId: string;
  /** Why the same subject was approved before: one approval says both. */
  readonly before?: string;
  /** Those who may approve it, by their ids; without it, whoever approves anything. */
  readonly among?: readonly string[];
  readonly onAnswer: (answer: TillApprovalAnswer | undefined) => void;
}

/** The approval that the till is asking for. */
export const approvalAsked = createSlice<{ readonly current: ApprovalQuestion | null }>({
  current: null,
});

/**
 * Asks for a supervisor's PIN on top of whatever is open; nothing once nobody approves. Without a
 * network nobody can: a device holds nothing that a PIN could be checked against.
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
