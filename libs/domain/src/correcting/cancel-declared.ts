import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import {
  cancelReason,
  openingTypes,
  restoreDocument,
  type CancelDocument,
  type DocumentIssuedData,
  type RestoreDocument,
} from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { monthOf, type DeclaredPeriod } from '../fiscal/index.js';
import { refundCredit } from '../payments/index.js';
import { cancelWithTill } from '../pos/index.js';
import { refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import { leftOf, rowsUpTo } from './carry-money.js';
import { creditRest, noteTypeOf } from './credit-rest.js';
import { issuedIn, Steps } from './steps.js';

/**
 * Cancels a document. Where its month is declared, that stays as it was handed in: a credit note of
 * today takes back what the document charged (docs/rules.md, C23; docs/adr/0083). Those who hand in
 * another file of the month say so, and cancel it there.
 */
export const cancelOrCredit: Decide<CancelDocument> = (books, command, context) => {
  const issued = context.documents.get(command.id);
  const isCancelled = books.documents.cancelled.has(command.id);
  if (!issued || isCancelled || command.altersDeclared === true || !declaredOf(books, issued)) {
    return cancelWithTill(books, command, context);
  }
  refuseStale(books, issued.id, command.expectedRevision);
  const reason = cancelReason(command);
  const { on = todayIn(books, context) } = command;
  if (on !== todayIn(books, context)) refuse('document.cancelDayClosed', { day: on }, 'on');
  if (!isCharged(issued) || !noteTypeOf(books, issued)) refuseDeclared(issued);
  return books.undo.trial(() => credit(books, issued, reason, context));
};

/** Puts a cancelled document back; one that was declared as cancelled changes its month. */
export const restoreUnlessDeclared: Decide<RestoreDocument> = (books, command, context) => {
  const issued = context.documents.get(command.id);
  const declared = issued && declaredOf(books, issued);
  const wasCancelledSince = declared?.changes.some(
    ({ documentId, kind }) => documentId === command.id && kind === 'cancelled',
  );
  if (issued && declared && command.altersDeclared !== true && wasCancelledSince !== true) {
    if (books.documents.cancelled.has(issued.id)) refuseDeclared(issued);
  }
  return restoreDocument(books, command, context);
};

/** The declaration that a document's VAT is in; nothing of it is in any of training and opening. */
function declaredOf(books: Books, issued: DocumentIssuedData): DeclaredPeriod | undefined {
  const { group = 'sales', accountEffect, isTraining, typeId, issuedOn } = issued;
  if (group === 'internal' || accountEffect === 'none' || isTraining === true) return undefined;
  if (typeId === openingTypes[group]) return undefined;
  return books.fiscal.declarations.get(monthOf(issuedOn));
}

/** Whether a credit note takes back what the document did. */
const isCharged = ({ group = 'sales', accountEffect }: DocumentIssuedData): boolean =>
  group === 'sales' && (accountEffect === 'debit' || accountEffect === 'both');

function refuseDeclared({ reference, issuedOn }: DocumentIssuedData): never {
  return refuse('document.ofDeclaredMonth', { document: reference, period: monthOf(issuedOn) });
}

/** A note of all that is left, and what a cash sale was paid with goes back by the same means. */
function credit(
  books: Books,
  issued: DocumentIssuedData,
  reason: string,
  context: DecideContext,
): readonly JournalEvent[] {
  const steps = new Steps(books, context);
  const head = { draftId: context.newId(), reasonCode: 'other', note: reason } as const;
  const note = issuedIn(steps.take((now) => creditRest(books, issued, head, now)));
  // Money of a till leaves its drawer there; that of another currency is worth something else now.
  const isPaidHere = issued.till === undefined && issued.exchange === undefined;
  const paid = isPaidHere ? (issued.payment?.rows ?? []) : [];
  const rows = rowsUpTo(paid, leftOf(books, note));
  if (rows.length > 0) {
    const id = `${head.draftId}_refund`;
    steps.take((now) =>
      refundCredit(books, { type: 'RefundCredit', id, sourceId: note.id, rows }, now),
    );
  }
  return steps.events;
}
