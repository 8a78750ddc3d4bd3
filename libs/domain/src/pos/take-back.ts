import { compareDecimals } from '@balcao/pricing';
import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Decide, DecideContext } from '../decide.js';
import { issueDocument, type DocumentIssuedData, type IssueDocument } from '../documents/index.js';
import { mayDo } from '../identity/index.js';
import { Problems, refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import { refuseLeavingCash } from './cash-limits.js';
import { numberOnPaper, refuseOtherTotal } from './on-paper.js';
import type { TakeBackAtTill } from './pos.commands.js';
import { usualPrice } from './price-limits.js';
import { refundOf, withRefundAt } from './refund-at-till.js';
import { issuedIn } from './sell.js';
import { actingShift, readActing, readReason, type ActingShift } from './shift-of.js';
import { dayOfIssue, seriesAtTill } from './till-money.js';
import { UNPROVED_REASON, codeWithoutVat } from './unproved.js';

/** The default type of credit notes. */
const creditNote = 'NC';

/** The separate permission that this needs. */
const own = 'pos.returnWithoutReceipt';

/**
 * Takes goods back at a till whose sale cannot be found: a credit note that refers to no document
 * and reverses no VAT (CIVA, C17; docs/adr/0032), at no more than today's price. Needs the
 * permission, or an approver who has it.
 */
export const takeBackAtTill: Decide<TakeBackAtTill> = (books, command, context) => {
  const shift = actingShift(books, command.shiftId, context);
  const acting = readActing(books, command, context);
  const note = readReason(command.reason);
  refuseForbidden(books, acting.cashierId, context);
  const content = contentOf(books, { ...command, reason: note }, { shift, at: acting.at, context });
  const { event, others } = issuedIn(issueDocument(books, content, context));
  const issued = unproved(event.data);
  refuseOtherTotal(command, issued);
  if (context.isPast !== true) refuseDearer(books, issued);
  const refund = refundOf(books, command, { shift, acting, note: issued });
  const cashMinor = 0 - (refund?.till?.cashMinor ?? 0);
  const leaving = { shift, acting, cashMinor, as: 'refund', path: 'refund' } as const;
  refuseLeavingCash(books, leaving, context);
  return withRefundAt(books, { shift, acting, note: issued, others, refund });
};

/** It is past, the cashier has the permission, or an approver does. */
function refuseForbidden(
  books: Books,
  cashierId: string,
  { approval, isPast }: Pick<DecideContext, 'approval' | 'isPast'>,
): void {
  if (isPast === true || mayDo(books, cashierId, own)) return;
  const approverId = approval?.approverId ?? '';
  if (mayDo(books, approverId, 'pos.approve') && mayDo(books, approverId, own)) return;
  refuse('shift.returnWithoutReceipt');
}

interface TakingBack {
  readonly shift: ActingShift;
  readonly at: string;
  readonly context: DecideContext;
}

function contentOf(
  books: Books,
  command: TakeBackAtTill,
  { shift, at, context }: TakingBack,
): IssueDocument {
  const { returnId, returnsStock, lines, reason } = command;
  const typeId = command.documentTypeId ?? creditNote;
  const named = command.seriesId ?? placeOf(command.documentId ?? '')?.seriesId;
  const day = dayOfIssue(books, named, at, context);
  const seriesId = named ?? seriesAtTill(books, shift, typeId, yearOf(day));
  const { cashRegisterId } = shift;
  const warehouseId = books.pos.cashRegisters.get(cashRegisterId)?.warehouseId;
  const { defaultClientId } = books.companies.settings.get();
  const clientId =
    command.clientId ??
    defaultClientId ??
    refuse('company.defaultClientNotSelected', undefined, 'clientId');
  const vatId = codeWithoutVat(books.vat.codes.values())?.id ?? refuse('shift.noCodeWithoutVat');
  return {
    type: 'IssueDocument',
    draftId: returnId,
    documentTypeId: typeId,
    isUnproved: true,
    clientId,
    issuedOn: dayOfIssue(books, seriesId, at, context),
    cashRegisterId,
    note: reason,
    lines: lines.map((line) => ({ ...line, vatId })),
    vatIncluded: true,
    ...(seriesId !== undefined && { seriesId }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(returnsStock !== undefined && { returnsStock }),
    ...numberOnPaper(books, command, seriesId),
  };
}

/** The note with the actual reason of its lines instead of the code's. */
function unproved(data: DocumentIssuedData): DocumentIssuedData {
  const exemptionReason = UNPROVED_REASON;
  const { lines, totals } = data;
  return {
    ...data,
    lines: lines.map((line) => ({ ...line, exemptionReason })),
    totals: { ...totals, groups: totals.groups.map((group) => ({ ...group, exemptionReason })) },
  };
}

/** Without a receipt the price paid is unknown: the refund is at most today's price. */
function refuseDearer(books: Books, document: DocumentIssuedData): void {
  const problems = new Problems();
  for (const [index, { articleId, unitPrice: price }] of document.lines.entries()) {
    const article = books.catalog.articles.get(articleId ?? '');
    const usual = article && usualPrice(books, article, document);
    if (usual === undefined || compareDecimals(price, usual) <= 0) continue;
    const params = { line: index + 1, price: usual };
    problems.add(`lines.${index}.unitPrice`, 'shift.returnDearer', params);
  }
  problems.refuseIfAny();
}
