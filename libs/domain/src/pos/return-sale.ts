import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Decide, DecideContext } from '../decide.js';
import {
  issueDocument,
  type DocumentIssuedData,
  type IssueDocument,
  type LineContent,
} from '../documents/index.js';
import { mayDo } from '../identity/index.js';
import type { RefundData } from '../payments/index.js';
import { refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import type { ReturnAtTill } from './pos.commands.js';
import { refuseLeavingCash } from './cash-limits.js';
import { numberOnPaper, refuseOtherTotal } from './on-paper.js';
import { refundOf, withRefundAt } from './refund-at-till.js';
import { issuedIn } from './sell.js';
import { actingShift, readActing, readReason, type Acting, type ActingShift } from './shift-of.js';
import { dayOfIssue, seriesAtTill } from './till-money.js';

/** The default type of credit notes. */
const creditNote = 'NC';

/**
 * Takes goods back at a till: a credit note for at most what remains of the sale, its money
 * refunded in the current shift or kept as client credit.
 */
export const returnAtTill: Decide<ReturnAtTill> = (books, command, context) => {
  const shift = actingShift(books, command.shiftId, context);
  const acting = readActing(books, command, context);
  const note = readReason(command.reason);
  const origin =
    context.documents.get(command.originId) ??
    refuse('document.notFound', { id: command.originId }, 'originId');
  const content = contentOf(
    books,
    { ...command, reason: note },
    { shift, acting, origin, context },
  );
  const { event, others } = issuedIn(issueDocument(books, content, context));
  refuseOtherTotal(command, event.data);
  const refund = refundOf(books, command, { shift, acting, note: event.data });
  const { cashierId: actorId } = acting;
  if (refund) refuseOtherMeans(books, origin, refund.rows, { ...context, actorId });
  const cashMinor = 0 - (refund?.till?.cashMinor ?? 0);
  const leaving = { shift, acting, cashMinor, as: 'refund', path: 'refund' } as const;
  refuseLeavingCash(books, leaving, context);
  return withRefundAt(books, { shift, acting, note: event.data, others, refund });
};

interface Returning {
  readonly shift: ActingShift;
  readonly acting: Acting;
  readonly origin: DocumentIssuedData;
  readonly context: DecideContext;
}

function contentOf(
  books: Books,
  command: ReturnAtTill,
  { shift, acting, origin, context }: Returning,
): IssueDocument {
  const { returnId, originId, returnsStock, lines, reason } = command;
  const typeId = command.documentTypeId ?? creditNote;
  const named = command.seriesId ?? placeOf(command.documentId ?? '')?.seriesId;
  const day = dayOfIssue(books, named, acting.at, context);
  const seriesId = named ?? seriesAtTill(books, shift, typeId, yearOf(day));
  return {
    type: 'IssueDocument',
    draftId: returnId,
    documentTypeId: typeId,
    originId,
    clientId: origin.partyId,
    issuedOn: dayOfIssue(books, seriesId, acting.at, context),
    cashRegisterId: shift.cashRegisterId,
    note: reason,
    lines: lines.map((line, index) => lineOf(origin, line, index)),
    ...(seriesId !== undefined && { seriesId }),
    ...(returnsStock !== undefined && { returnsStock }),
    ...numberOnPaper(books, command, seriesId),
  };
}

function lineOf(
  origin: DocumentIssuedData,
  { line, quantity }: ReturnAtTill['lines'][number],
  index: number,
): LineContent {
  const original = origin.lines[line];
  if (!original) {
    const at = `lines.${index}.line`;
    return refuse('line.originNotFound', { line: index + 1 }, at);
  }
  const { articleId, description, unitPrice, vatId } = original;
  return {
    ...(articleId !== undefined && { articleId }),
    description,
    quantity,
    unitPrice,
    vatId,
    origin: { documentId: origin.id, line },
  };
}

/** Refunds use the original means of payment; another one needs a supervisor. */
function refuseOtherMeans(
  books: Books,
  { id, payment, reference }: DocumentIssuedData,
  rows: RefundData['rows'],
  { approval, actorId, isPast }: DecideContext,
): void {
  const paid = books.pos.reclassified.get(id) ?? payment?.rows ?? [];
  const other = rows.find(({ methodId }) => !paid.some((row) => row.methodId === methodId));
  if (!other || paid.length === 0 || isPast === true) return;
  if (mayDo(books, actorId, 'pos.approve')) return;
  if (approval && mayDo(books, approval.approverId, 'pos.approve')) return;
  const means = [...new Set(paid.map(({ method }) => method))];
  refuse('shift.refundByOtherMeans', { document: reference, means }, 'refund');
}
