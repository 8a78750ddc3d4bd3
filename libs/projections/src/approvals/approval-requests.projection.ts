import type { ApprovalRequestRow } from '@balcao/contracts';
import type { ApprovalsEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

type Event = ApprovalsEvent & { readonly metadata: { readonly recordedAt: string } };

/** Requests for approval, and what was decided. */
export const approvalRequests = defineCollection<ApprovalRequestRow>({
  name: 'approval_requests',
  version: 1,
  fields: {
    kind: 'text',
    state: 'text',
    requestedAt: 'text',
    expiresAt: 'text',
    requesterId: 'text',
    requesterName: 'text',
    reference: 'text',
    partyName: 'text',
    amountMinor: 'integer',
    subjectId: 'text',
  },
  indexes: [['requestedAt'], ['state', 'requestedAt'], ['subjectId']],
  searchText: ({ reference, partyName = '', requesterName, reason }) =>
    `${reference} ${partyName} ${requesterName} ${reason}`,
});

/** A row for each request; a decision marks it. */
export const approvalRequestsProjection = defineProjection<ApprovalRequestRow, Event>({
  name: 'approval-requests',
  category: 'journal',
  collection: approvalRequests,
  events: ['ApprovalRequested', 'ApprovalGranted', 'ApprovalRefused', 'ApprovalWithdrawn'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, { type, data, metadata: { recordedAt } }) => {
    if (type === 'ApprovalRequested') {
      const { wanted: _, party, ...kept } = data;
      return {
        ...kept,
        ...(party && { partyName: party.name }),
        state: 'waiting',
        requestedAt: recordedAt,
      };
    }
    const decidedAt = recordedAt;
    if (type === 'ApprovalWithdrawn') return row && { ...row, state: 'withdrawn', decidedAt };
    if (type === 'ApprovalRefused') {
      const { approverName, reason: answer } = data;
      return row && { ...row, state: 'refused', decidedAt, approverName, answer };
    }
    const { approverName, recordId } = data;
    return row && { ...row, state: 'approved', decidedAt, approverName, recordId };
  },
});
