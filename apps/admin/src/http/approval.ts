import type { ApprovalBody, ApproverAnswer, WaitingApprovalBody } from '@balcao/contracts';
import { createSlice } from '../boot/slice.js';
import { sentence } from '../i18n/messages.js';
import { ProblemError } from './problem-error.js';

/** Refusals for which a waiting approval can be requested. */
const canBeRequested = [
  'limit.lineDiscountExceeded',
  'limit.documentDiscountExceeded',
  'limit.purchaseExceeded',
  'limit.expenseExceeded',
  'limit.cancellationExceeded',
];

/** Refusals that somebody else's PIN can lift, as `approvableCodes` of the domain has them. */
const approvable: ReadonlySet<string> = new Set([
  'limit.cashRefundExceeded',
  'limit.cashOutExceeded',
  'shift.notInDrawer',
  ...canBeRequested,
]);

/** A PIN at once, or a request that waits. */
export type GivenApproval = ApprovalBody | WaitingApprovalBody;

export interface ApprovalQuestion {
  /** What was refused. */
  readonly message: string;
  readonly companyId: string;
  /** Whether a request can be sent in place of a PIN. */
  readonly canWait: boolean;
  /** Answers what refuses the approval itself: the question stays then; nothing once it is over. */
  readonly onApproval: (approval: GivenApproval) => Promise<ProblemError | undefined>;
  readonly onCancel: () => void;
}

/** The approval that is being asked for. */
export const approvalAsked = createSlice<{ readonly current: ApprovalQuestion | null }>({
  current: null,
});

export const canBeApproved = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && approvable.has(error.problem.code);

/** Nothing has happened yet: what was asked for waits. Shown where a refusal would be. */
function requestSent({ problem }: ProblemError): ProblemError {
  const title = sentence('app.requestSent');
  return new ProblemError(202, { ...problem, title, code: 'approvalRequest.sent', errors: [] });
}

/** Whether it says that a request was sent. */
export const isRequestSent = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'approvalRequest.sent';

/** A wrong or locked PIN, or no reason: to be corrected where the approval was given. */
const isAboutApproval = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && /^approval(Request)?\./.test(error.problem.code);

/**
 * Asks for somebody's PIN until what was refused is sent with it, or fails for another reason;
 * rejects with the refusal where nobody approves.
 */
export function sendApproved<T>(
  refused: ProblemError,
  companyId: string,
  send: (approval: GivenApproval) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      approvalAsked.merge({ current: null });
    };
    const onApproval = async (approval: GivenApproval): Promise<ProblemError | undefined> => {
      try {
        const sent = await send(approval);
        end();
        if ('waits' in approval) throw requestSent(refused);
        resolve(sent);
      } catch (error) {
        if (!isRequestSent(error) && isAboutApproval(error)) return error;
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
      current: {
        message: refused.message,
        companyId,
        canWait: canBeRequested.includes(refused.problem.code),
        onApproval,
        onCancel,
      },
    });
  });
}

/** The approvers of an answer; typed by the contract, checked to be a list. */
export function parseApprovers(body: unknown): readonly ApproverAnswer[] {
  if (!Array.isArray(body)) throw new Error('the approvers have an unknown shape');
  return body as readonly ApproverAnswer[];
}
