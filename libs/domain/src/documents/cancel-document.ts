import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { openSeriesById } from '../series/index.js';
import { reverseStock, type StockMove } from '../stock/index.js';
import { placeOf, refuseStale } from '../threads/index.js';
import { moneyPutBack, moneyTakenBack } from './money-taken-back.js';
import type { CancelDocument, RestoreDocument } from './document.commands.js';
import { REASON_LENGTH_MAX } from './document.limits.js';

const reasonText = text(REASON_LENGTH_MAX);

/** Takes a document back; it keeps its number, and what it did to the account is undone. */
export const cancelDocument: Decide<CancelDocument> = (books, command, context) => {
  const { id, expectedRevision } = command;
  refuseUnlessOpenToChange(books, id, expectedRevision);
  const issued = context.documents.get(id) ?? refuse('document.notFound', { id });
  if (books.documents.cancelled.has(id)) refuse('document.alreadyCancelled', { id });
  const problems = new Problems();
  const reason = reasonText.read(command.reason, 'reason', problems);
  problems.refuseIfAny();
  if (reason === undefined) return refuse('document.reasonRequired', undefined, 'reason');
  const on = todayIn(books, context);
  const stock = undoneStock(books, id, context);
  const data = { id, on, reason, ...moneyTakenBack(books, issued, on), ...stock };
  return [{ type: 'DocumentCancelled', data }];
};

/** Puts a cancelled document back as it was. */
export const restoreDocument: Decide<RestoreDocument> = (books, command, context) => {
  const { id, expectedRevision } = command;
  refuseUnlessOpenToChange(books, id, expectedRevision);
  const issued = context.documents.get(id) ?? refuse('document.notFound', { id });
  if (!books.documents.cancelled.has(id)) refuse('document.notCancelled', { id });
  const on = todayIn(books, context);
  const stock = undoneStock(books, id, context);
  const data = { id, on, ...moneyPutBack(books, issued, on), ...stock };
  return [{ type: 'DocumentRestored', data }];
};

/** The opposite of what the document, or taking it back, did to stock. */
function undoneStock(
  books: Books,
  id: string,
  { actorId, documents }: DecideContext,
): { readonly stock?: readonly StockMove[] } {
  const problems = new Problems();
  const stock = reverseStock(books, { id, stock: documents.get(id)?.stock, actorId }, problems);
  problems.refuseIfAny();
  return stock.length > 0 ? { stock } : {};
}

/** The document exists, nobody else was first, and its series is still open. */
function refuseUnlessOpenToChange(books: Books, id: string, expected: number | undefined): void {
  const place = placeOf(id);
  const series = place && books.series.series.get(place.seriesId);
  if (!series || place.number > books.documents.lastRevisions.length(place.seriesId)) {
    refuse('document.notFound', { id });
  }
  refuseStale(books, id, expected);
  openSeriesById(books, series.id, series.year);
}
