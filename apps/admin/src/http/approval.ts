import type { ApprovalBody, ApproverAnswer } from '@balcao/contracts';
import { createSlice } from '../boot/slice.js';
import { ProblemError } from './problem-error.js';

/** Refusals that somebody else's PIN can lift, as `approvableCodes` of the domain has them. */
const approvable: ReadonlySet<string> = new Set([
  'limit.lineDiscountExceeded',
  'limit.documentDiscountExceeded',
]);

export interface ApprovalQuestion {
  /** What was refused. */
  readonly message: string;
  readonly companyId: string;
  readonly onAnswer: (approval: ApprovalBody | undefined) => void;
}

/** The approval that is being asked for. */
export const approvalAsked = createSlice<{ readonly current: ApprovalQuestion | null }>({
  current: null,
});

export const canBeApproved = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && approvable.has(error.problem.code);

/** Asks for somebody's PIN; answers nothing where nobody approves. */
export function askForApproval(
  message: string,
  companyId: string,
): Promise<ApprovalBody | undefined> {
  return new Promise((resolve) => {
    const onAnswer = (approval: ApprovalBody | undefined): void => {
      approvalAsked.merge({ current: null });
      resolve(approval);
    };
    approvalAsked.merge({ current: { message, companyId, onAnswer } });
  });
}

/** The approvers of an answer; typed by the contract, checked to be a list. */
export function parseApprovers(body: unknown): readonly ApproverAnswer[] {
  if (!Array.isArray(body)) throw new Error('the approvers have an unknown shape');
  return body as readonly ApproverAnswer[];
}
