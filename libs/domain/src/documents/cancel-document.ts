import type { Books } from '../books.js';
import { isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import { referenceOf } from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { openSeriesById } from '../series/index.js';
import { reverseStock, type StockMove } from '../stock/index.js';
import { placeOf, refuseStale } from '../threads/index.js';
import { refuseOverLimit } from './account-effect.js';
import { reversedCharges } from './charged-parts.js';
import type { CancelDocument, RestoreDocument } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';
import { REASON_LENGTH_MAX } from './document.limits.js';
import { ledgerOf } from '../ledger/index.js';
import { recoveredKey } from './links.slice.js';
import { moneyPutBack, moneyTakenBack } from './money-taken-back.js';
import { givenBack, takenAgain } from './takings.js';

const reasonText = text(REASON_LENGTH_MAX);

/**
 * Takes a document back: it keeps its number, and what it did to accounts, money, stock and other
 * documents is undone. One that others are made of, or that was paid, is taken back after those.
 */
export const cancelDocument: Decide<CancelDocument> = (books, command, context) => {
  const { id, expectedRevision } = command;
  refuseUnlessOpenToChange(books, id, expectedRevision);
  const issued = context.documents.get(id) ?? refuse('document.notFound', { id });
  if (books.documents.cancelled.has(id))
    refuse('document.alreadyCancelled', { document: issued.reference });
  refuseTaken(books, id);
  const reason = cancelReason(command);
  const on = readCancelDay(command.on, issued, todayIn(books, context));
  const money = moneyTakenBack(books, issued, on);
  const stock = undoneStock(books, id, context);
  const gives = givenBack(books, issued, context.documents);
  const charges = reversedCharges(issued);
  const data = { id, on, reason, ...money, charges, ...stock, ...gives, ...paperOf(issued) };
  return [{ type: 'DocumentCancelled', data }];
};

/** Puts a cancelled document back as it was, where everything that it rests on still holds. */
export const restoreDocument: Decide<RestoreDocument> = (books, command, context) => {
  const { id, expectedRevision } = command;
  refuseUnlessOpenToChange(books, id, expectedRevision);
  const issued = context.documents.get(id) ?? refuse('document.notFound', { id });
  if (!books.documents.cancelled.has(id))
    refuse('document.notCancelled', { document: issued.reference });
  const paper = paperOf(issued);
  const other = books.links.recovered.get(paper.recovered ?? '');
  if (other !== undefined)
    refuse('document.recoveredBefore', { document: referenceOf(books, other) });
  const party = books.parties.parties.get(issued.partyId);
  if (party) {
    refuseOverLimit(books, party, issued.account, ledgerOf(issued.group), context.actorId);
  }
  const on = todayIn(books, context);
  const takes = takenAgain(books, issued, context.documents);
  const money = moneyPutBack(books, issued, on);
  const stock = undoneStock(books, id, context);
  const charges = reversedCharges(issued);
  const data = { id, on, ...money, charges, ...stock, ...takes, ...paper };
  return [{ type: 'DocumentRestored', data }];
};

/** Why it is cancelled, which has to be said. */
export function cancelReason({ reason: sent }: Pick<CancelDocument, 'reason'>): string {
  const problems = new Problems();
  const reason = reasonText.read(sent, 'reason', problems);
  problems.refuseIfAny();
  return reason ?? refuse('document.reasonRequired', undefined, 'reason');
}

/** What others are made of stays until they are gone: first its notes, then what it became. */
function refuseTaken(books: Books, id: string): void {
  const by = books.links.taken.get(id)?.by ?? [];
  const note = by.find(({ kind }) => kind !== 'conversion');
  if (note) refuse('document.hasNotes', { document: referenceOf(books, note.id) });
  const [successor] = by;
  if (successor) refuse('document.isConverted', { document: referenceOf(books, successor.id) });
}

/** Today, or the day of issue as long as its month, the period of its tax, has not ended. */
function readCancelDay(
  sent: string | undefined,
  { issuedOn }: DocumentIssuedData,
  today: string,
): string {
  if (sent === undefined || sent === today) return today;
  if (!isDay(sent)) refuse('document.invalidDay', { field: 'on' }, 'on');
  const isInPeriod = issuedOn.slice(0, 7) === today.slice(0, 7);
  return sent === issuedOn && isInPeriod
    ? sent
    : refuse('document.cancelDayClosed', { day: sent }, 'on');
}

/** What folds need to know of the document without reading it. */
function paperOf({ typeId, recovered, lines, group = 'sales' }: DocumentIssuedData): {
  readonly recovered?: string;
  readonly lineCount: number;
  readonly group?: 'purchases' | 'internal';
} {
  return {
    lineCount: lines.length,
    ...(recovered && { recovered: recoveredKey(typeId, recovered.reference) }),
    ...(group !== 'sales' && { group }),
  };
}

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
