import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import { actorName, refuseBeyondLimits, requirePermission } from '../identity/index.js';
import { assert, refuse } from '../refusal.js';
import type {
  GrantApproval,
  OpenRequest,
  RefuseApproval,
  WithdrawApproval,
} from '../approvals/index.js';
import { readReason } from './request-approval.js';
import { decideWanted, permissionOf } from './wanted-command.js';

/**
 * Carries out the command of a request. It is decided on the books as they are now, in the name of
 * the requester and within the limits of the approver, who could do it without asking.
 */
export const grantApproval: Decide<GrantApproval> = (books, { id }, context) => {
  const { actorId, approval, firstEvents } = context;
  const open = openRequest(books, id, context);
  const approverId = approval?.approverId ?? '';
  assert(open.requesterId === actorId, 'a request is carried out as who asked for it');
  refuseOwn(open, approverId);
  const requested = firstEvents.get(id);
  assert(requested?.type === 'ApprovalRequested', 'a request begins by being made');
  const { wanted } = requested.data;
  for (const who of [approverId, actorId]) requirePermission(books, who, permissionOf(wanted));
  requirePermission(books, approverId, 'pos.approve');
  const events = decideWanted(books, wanted, context);
  refuseBeyondLimits(books, events, context, wanted);
  const recordId = events.at(-1)?.data.id ?? '';
  const data = { id, approverId, approverName: actorName(books, approverId), recordId };
  return [...events, { type: 'ApprovalGranted', data }];
};

/** Turns a request down; also one that has expired meanwhile stays as it is. */
export const refuseApproval: Decide<RefuseApproval> = (books, { id, reason }, context) => {
  const open = openRequest(books, id, context);
  refuseOwn(open, context.actorId);
  requirePermission(books, context.actorId, 'pos.approve');
  const said = readReason(reason);
  const approverName = actorName(books, context.actorId);
  return [{ type: 'ApprovalRefused', data: { id, reason: said, approverName } }];
};

/** Takes a request back: only who made it does. */
export const withdrawApproval: Decide<WithdrawApproval> = (books, { id }, context) => {
  const open = openRequest(books, id, context);
  if (open.requesterId !== context.actorId) refuse('approvalRequest.notYours');
  return [{ type: 'ApprovalWithdrawn', data: { id } }];
};

/** The request, unless somebody has decided on it or it waited for too long. */
function openRequest(books: Books, id: string, { now }: DecideContext): OpenRequest {
  const open = books.approvals.open.get(id) ?? refuse('approvalRequest.notOpen');
  if (now >= open.expiresAt) refuse('approvalRequest.expired');
  return open;
}

/** Nobody lets pass, or turns down, what they asked for themselves. */
function refuseOwn({ requesterId }: OpenRequest, approverId: string): void {
  if (requesterId === approverId) refuse('approvalRequest.own');
}
