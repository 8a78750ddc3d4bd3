import type { ApprovalBody, ApproverAnswer } from '@balcao/contracts';
import { createSlice } from '../boot/slice.js';
import { ProblemError } from './problem-error.js';

/** Refusals that somebody else's PIN can lift, as `approvableCodes` of the domain has them. */
const approvable: ReadonlySet<string> = new Set([
  'limit.lineDiscountExceeded',
  'limit.documentDiscountExceeded',
  'limit.cashRefundExceeded',
  'limit.cashOutExceeded',
  'shift.notInDrawer',
]);

export interface ApprovalQuestion {
  /** What was refused. */
  readonly message: string;
  readonly companyId: string;
  /** Answers what refuses the approval itself: the question stays then; nothing once it is over. */
  readonly onApproval: (approval: ApprovalBody) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** The approval that is being asked for. */
export const approvalAsked = createSlice<{ readonly current: ApprovalQuestion | null }>({
  current: null,
});

export const canBeApproved = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && approvable.has(error.problem.code);

/** A wrong or locked PIN, or no reason: to be corrected where the approval was given. */
const isAboutApproval = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.code.startsWith('approval.');

/**
 * Asks for somebody's PIN until what was refused is sent with it, or fails for another reason;
 * rejects with the refusal where nobody approves.
 */
export function sendApproved<T>(
  refused: ProblemError,
  companyId: string,
  send: (approval: ApprovalBody) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      approvalAsked.merge({ current: null });
    };
    const onApproval = async (approval: ApprovalBody): Promise<ProblemError | undefined> => {
      try {
        const sent = await send(approval);
        end();
        resolve(sent);
      } catch (error) {
        if (isAboutApproval(error)) return error;
        end();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      return undefined;
    };
    const onCancel = (): void => {
      end();
      reject(refused);
    };
    approvalAsked.merge({
      current: { message: refused.message, companyId, onApproval, onCancel },
    });
  });
}

/** The approvers of an answer; typed by the contract, checked to be a list. */
export function parseApprovers(body: unknown): readonly ApproverAnswer[] {
  if (!Array.isArray(body)) throw new Error('the approvers have an unknown shape');
  return body as readonly ApproverAnswer[];
}
