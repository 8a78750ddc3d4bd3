import { compareDecimals } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Facts } from '../facts.js';
import { assert, refuse } from '../refusal.js';
import { leavesOf, leftToConvert } from './conversion.js';
import type { DocumentIssuedData, Taking } from './document.events.js';
import { nothingTaken } from './links.slice.js';
import { minus, noQuantity, plus } from './quantities.js';

/** What a document that is taken back leaves to others again. */
export function givenBack(
  books: Books,
  { takes }: DocumentIssuedData,
  documents: Facts['documents'],
): { readonly gives?: readonly Taking[] } {
  if (!takes) return {};
  const gives = takes.map((taking): Taking => {
    const origin = documents.get(taking.documentId);
    if (!origin || taking.kind === 'debit') return { ...taking, leaves: 'all' };
    if (taking.kind === 'credit') return { ...taking, leaves: creditLeaves(books, taking) };
    const left = [...leftToConvert(books, origin)];
    for (const { line, quantity } of taking.lines) {
      const before = left[line];
      if (before !== undefined) left[line] = plus(before, quantity);
    }
    return { ...taking, leaves: leavesOf(origin, left) };
  });
  return { gives };
}

/** Whether another credit note still stands. */
function creditLeaves(books: Books, { documentId }: Taking): Taking['leaves'] {
  const by = books.links.taken.get(documentId)?.by ?? [];
  return by.filter(({ kind }) => kind === 'credit').length > 1 ? 'some' : 'all';
}

/**
 * What a document that is put back takes once more; refused where an origin is cancelled by now, or
 * others have taken too much of it.
 */
export function takenAgain(
  books: Books,
  { takes }: DocumentIssuedData,
  documents: Facts['documents'],
): { readonly takes?: readonly Taking[] } {
  if (!takes) return {};
  const again = takes.map((taking): Taking => {
    const { documentId, kind } = taking;
    const origin = documents.get(documentId);
    assert(origin !== undefined, 'what a document is made of was issued before it');
    if (books.documents.cancelled.has(documentId)) {
      refuse('document.originCancelled', { document: origin.reference });
    }
    if (kind === 'debit') return taking;
    return kind === 'credit'
      ? creditAgain(books, origin, taking)
      : { ...taking, leaves: leavesOf(origin, convertAgain(books, origin, taking)) };
  });
  return { takes: again };
}

function convertAgain(books: Books, origin: DocumentIssuedData, { lines }: Taking) {
  const left = [...leftToConvert(books, origin)];
  for (const { line, quantity } of lines) {
    const before = left[line];
    if (before === undefined || compareDecimals(quantity, before) > 0) {
      return refuse('document.originTakenSince', { document: origin.reference });
    }
    left[line] = minus(before, quantity);
  }
  return left;
}

/**
 * Its figures stay: what others have credited since is no longer there to be credited. Goods of a
 * line whose value is used up may still come back where this note gave none for them.
 */
function creditAgain(books: Books, origin: DocumentIssuedData, taking: Taking): Taking {
  const { credited } = books.links.taken.get(origin.id) ?? nothingTaken;
  for (const { line, quantity, baseMinor = 0, vatMinor = 0 } of taking.lines) {
    const original = origin.lines[line];
    const before = credited.get(line) ?? { quantity: noQuantity, baseMinor: 0, vatMinor: 0 };
    const isLeft =
      original !== undefined &&
      compareDecimals(quantity, minus(original.quantity, before.quantity)) <= 0 &&
      baseMinor <= original.baseMinor - before.baseMinor &&
      vatMinor <= original.vatMinor - before.vatMinor;
    if (!isLeft) refuse('document.originTakenSince', { document: origin.reference });
  }
  return taking;
}
