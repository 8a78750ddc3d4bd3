import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import {
  issueDocument,
  type DocumentIssuedData,
  type IssueDocument,
  type LineContent,
} from '../documents/index.js';
import { mayDo } from '../identity/index.js';
import { entriesOfRows, readRows, sumOf, type RefundData } from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import { amendment } from './amend-shift.js';
import type { ReturnAtTill } from './pos.commands.js';
import { numberOnPaper, refuseOtherTotal } from './on-paper.js';
import { issuedIn } from './sell.js';
import {
  actingShift,
  readActing,
  readReason,
  stampOf,
  type Acting,
  type ActingShift,
} from './shift-of.js';
import { cashOf, dayOfIssue, rowsAtTill, seriesAtTill } from './till-money.js';

/** The type of what gives back unless another is named. */
const creditNote = 'NC';

/**
 * Takes goods back at a till: a credit note within what is left of the sale, and its money in the
 * shift in which it is paid back, or to the client's credit.
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
  const refund = refundOf(books, command, { shift, acting, origin, context, note: event.data });
  const till = stampOf(shift, acting, 0);
  const events: JournalEvent[] = [
    ...others,
    { type: 'DocumentIssued', data: { ...event.data, till } },
    ...(refund ? [{ type: 'RefundRecorded', data: refund } as const] : []),
  ];
  if (!shift.isLate) return events;
  const { id: recordId, reference, totals } = event.data;
  const late = { recordId, kind: 'return', reference, totalMinor: 0 - totals.totalMinor } as const;
  const cashMinor = refund?.till?.cashMinor ?? 0;
  return [...events, amendment(books, shift, { ...late, cashMinor, at: acting.at })];
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
  const { returnId, originId, returnsStock, acceptsClock, lines, reason } = command;
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
    ...(acceptsClock !== undefined && { acceptsClock }),
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
    ...{ description, quantity, unitPrice, vatId },
    origin: { documentId: origin.id, line },
  };
}

/** What goes back of the money: no more than the note has left, by the means that it came by. */
function refundOf(
  books: Books,
  { refund: sent = [], returnId }: ReturnAtTill,
  returning: Returning & { readonly note: DocumentIssuedData },
): RefundData | undefined {
  const { shift, acting, origin, note, context } = returning;
  const usedMinor = sumOf(note.settles ?? []);
  const leftMinor = note.account.creditMinor - usedMinor;
  if (sent.length === 0) {
    refuseNobodysCredit(books, note, leftMinor);
    return undefined;
  }
  const problems = new Problems('refund');
  const read = readRows(books, rowsAtTill(books, shift, sent), note.issuedOn, problems);
  // Money that goes out gives no change.
  const rows = read.map((row) => ({ ...row, receivedMinor: row.amountMinor, changeMinor: 0 }));
  const amountMinor = sumOf(rows);
  problems.refuseIfAny();
  if (amountMinor > leftMinor) {
    refuse('payment.refundTooLarge', { left: formatMinor(leftMinor) }, 'refund');
  }
  if (amountMinor < leftMinor) refuseNobodysCredit(books, note, leftMinor - amountMinor);
  const { cashierId: actorId } = acting;
  refuseOtherMeans(books, origin, rows, { ...context, actorId });
  const cashMinor = 0 - cashOf(books, shift, rows);
  return {
    id: `${returnId}_refund`,
    on: note.issuedOn,
    partyId: note.partyId,
    ledger: 'client',
    source: {
      documentId: note.id,
      reference: note.reference,
      side: 'credit',
      totalMinor: note.account.creditMinor,
      issuedOn: note.issuedOn,
      dueOn: note.dueOn,
      amountMinor,
    },
    rows,
    account: { debitMinor: amountMinor, creditMinor: 0 },
    entries: entriesOfRows(rows, 'out'),
    till: stampOf(shift, acting, cashMinor),
  };
}

/** Credit is somebody's: the client that stands for everybody keeps none. */
function refuseNobodysCredit(books: Books, { partyId }: DocumentIssuedData, leftMinor: number) {
  const { defaultClientId } = books.companies.settings.get();
  if (leftMinor > 0 && partyId === defaultClientId)
    refuse('shift.creditOfNobody', undefined, 'refund');
}

/** Money goes back the way it came; another way takes a supervisor. */
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
