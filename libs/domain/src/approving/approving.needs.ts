import { documentNeeds } from '../documents/index.js';
import { expensesNeeds } from '../expenses/index.js';
import type { JournalEvent } from '../events.js';
import type { Needs } from '../facts.js';
import type { GrantApproval, RequestApproval, WantedCommand } from '../approvals/index.js';

const none: readonly string[] = [];

function neededBy(
  wanted: WantedCommand,
  found: ReadonlyMap<string, JournalEvent>,
): readonly string[] {
  switch (wanted.type) {
    case 'IssueDocument':
      return documentNeeds.IssueDocument(wanted, found);
    case 'CancelDocument':
      return documentNeeds.CancelDocument(wanted, found);
    case 'CancelExpense':
      return expensesNeeds.CancelExpense(wanted, found);
    default:
      return none;
  }
}

const requestNeeds: Needs<RequestApproval> = ({ wanted }, found) => neededBy(wanted, found);

/** The request, and what it asks for. */
const grantNeeds: Needs<GrantApproval> = ({ id }, found) => {
  const requested = found.get(id);
  return requested?.type === 'ApprovalRequested'
    ? [id, ...neededBy(requested.data.wanted, found)]
    : [id];
};

/** What the commands of this context ask the journal for. */
export const approvingNeeds = { RequestApproval: requestNeeds, GrantApproval: grantNeeds };
