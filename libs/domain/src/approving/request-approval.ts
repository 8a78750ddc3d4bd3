import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { actorName, refuseBeyondLimits } from '../identity/index.js';
import { DomainError, Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import type {
  ApprovalKind,
  ApprovalRequestedData,
  RefusedLimit,
  RequestApproval,
  WantedCommand,
} from '../approvals/index.js';
import { decideWanted, isWantedCommand, subjectOf } from './wanted-command.js';

/** For how many days a request waits for somebody. */
export const APPROVAL_DAYS = 7;
/** Characters of a reason. */
export const APPROVAL_REASON_MAX = 1_000;

const aDay = 24 * 60 * 60_000;
const reasonText = required(text(APPROVAL_REASON_MAX));

/** The limits that a request can be made of. */
const kindOfLimit: Readonly<Record<string, ApprovalKind>> = {
  'limit.lineDiscountExceeded': 'discount',
  'limit.documentDiscountExceeded': 'discount',
  'limit.purchaseExceeded': 'purchase',
  'limit.expenseExceeded': 'expense',
  'limit.cancellationExceeded': 'cancellation',
};

/** Asks for what only limits refuse: what any other rule refuses is refused here as well. */
export const requestApproval: Decide<RequestApproval> = (books, command, context) => {
  if (!isWantedCommand(command.wanted)) refuse('approvalRequest.notOfThis');
  const reason = readReason(command.reason);
  const wanted = onTheDayItHappens(books, command.wanted, context);
  const events = decideWanted(books, wanted, context);
  const refused = limitsOn(books, events, wanted, context);
  const [first] = refused;
  const kind = kindOfLimit[first?.code ?? ''] ?? refuse('approvalRequest.notNeeded');
  const subjectId = subjectOf(wanted);
  for (const other of books.approvals.open.values()) {
    if (other.subjectId === subjectId && context.now < other.expiresAt) {
      refuse('approvalRequest.waitsAlready');
    }
  }
  const data: ApprovalRequestedData = {
    id: context.newId(),
    kind,
    wanted,
    refused,
    reason,
    expiresAt: new Date(Date.parse(context.now) + APPROVAL_DAYS * aDay).toISOString(),
    requesterId: context.actorId,
    requesterName: actorName(books, context.actorId),
    subjectId,
    ...aboutOf(books, events, wanted, context),
  };
  return [{ type: 'ApprovalRequested', data }];
};

/** The reason of a request or of its refusal. */
export function readReason(sent: string): string {
  const problems = new Problems();
  const reason = reasonText.read(sent, 'reason', problems) ?? '';
  problems.refuseIfAny();
  return reason;
}

/** A document of today is one of the day on which it is approved. */
function onTheDayItHappens(
  books: Books,
  wanted: WantedCommand,
  context: DecideContext,
): WantedCommand {
  if (wanted.type !== 'IssueDocument' || wanted.issuedOn !== todayIn(books, context)) return wanted;
  const { issuedOn: _, ...content } = wanted;
  return content;
}

/** The limits that refuse it; throws where something else does as well. */
function limitsOn(
  books: Books,
  events: readonly JournalEvent[],
  wanted: WantedCommand,
  { actorId, documents }: DecideContext,
): readonly RefusedLimit[] {
  try {
    refuseBeyondLimits(books, events, { actorId, documents }, wanted);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.problems.some(({ code }) => kindOfLimit[code] === undefined)) throw error;
    return error.problems.map(({ code, params }) => ({
      code,
      params: params as RefusedLimit['params'],
    }));
  }
}

type About = Pick<ApprovalRequestedData, 'reference' | 'party' | 'amountMinor'>;

/** What a list says of what is asked for. */
function aboutOf(
  books: Books,
  events: readonly JournalEvent[],
  wanted: WantedCommand,
  { documents, firstEvents }: DecideContext,
): About {
  if (wanted.type === 'CancelDocument') {
    const issued = documents.get(wanted.id);
    return issued === undefined ? nothing : { ...ofDocument(issued), reference: issued.reference };
  }
  if (wanted.type === 'IssueDocument') {
    const issued = events.findLast(({ type }) => type === 'DocumentIssued');
    if (issued?.type !== 'DocumentIssued') return nothing;
    const { typeId } = issued.data;
    const { prefix = typeId } = books.documentTypes.types.get(typeId) ?? {};
    return { ...ofDocument(issued.data), reference: prefix };
  }
  const recorded = events.find(({ type }) => type === 'ExpenseRecorded');
  const expense = recorded ?? firstEvents.get(wanted.id);
  if (expense?.type !== 'ExpenseRecorded') return nothing;
  const { description, totalMinor, supplierId: id, supplier: name } = expense.data;
  const party = id !== undefined && name !== undefined && { party: { id, name } };
  return { reference: description, amountMinor: totalMinor, ...party };
}

const nothing: About = { reference: '', amountMinor: 0 };

const ofDocument = ({ partyId: id, party, totals, exchange }: DocumentIssuedData) => ({
  party: { id, name: party.name },
  amountMinor: (exchange ?? totals).totalMinor,
});
