import type { Quantity } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import { creditTotals } from './credited-figures.js';
import { Credit, isUsedUp, nothingCredited, type CreditedBefore } from './credited-lines.js';
import type { LineContent } from './document-content.js';
import type { DocumentIssuedData, IssuedLine, IssuedTotals, Taking } from './document.events.js';
import { DOCUMENT_LINES_MAX } from './document.limits.js';
import { nothingTaken } from './links.slice.js';
import { minus, noQuantity } from './quantities.js';

/** What a credit note gives back, at the prices and taxes of the document that it corrects. */
export interface CreditedBody {
  readonly lines: readonly IssuedLine[];
  /** Which of the lines give back only value. */
  readonly ofValue: readonly boolean[];
  readonly totals: IssuedTotals;
  readonly taking: Taking;
}

/** What notes gave back of a document's lines until now, by their index. */
export const creditedOf = (books: Books, documentId: string): CreditedBefore =>
  (books.links.taken.get(documentId) ?? nothingTaken).credited;

/** The quantities that are left to be credited; lines by their index. */
export function leftToCredit(books: Books, issued: DocumentIssuedData): readonly Quantity[] {
  const credited = creditedOf(books, issued.id);
  return issued.lines.map((line, index) => {
    const before = credited.get(index) ?? nothingCredited;
    return isUsedUp(line, before) ? noQuantity : minus(line.quantity, before.quantity);
  });
}

/**
 * Reads the lines of a credit note, which take no more than is left of the document: in quantity,
 * and in value (docs/rules.md, C17). What is wrong is added with the line's place.
 */
export function creditedBody(
  books: Books,
  origin: DocumentIssuedData,
  content: readonly LineContent[],
  problems: Problems,
): CreditedBody {
  if (content.length === 0) problems.add('lines', 'document.noLines');
  if (content.length > DOCUMENT_LINES_MAX) {
    problems.add('lines', 'document.tooManyLines', { max: DOCUMENT_LINES_MAX });
  }
  const credit = new Credit(origin, creditedOf(books, origin.id), problems);
  if (credit.isEmpty()) {
    problems.add('originId', 'document.fullyCredited', { document: origin.reference });
  }
  const lines: IssuedLine[] = [];
  const ofValue: boolean[] = [];
  for (const [index, line] of content.slice(0, DOCUMENT_LINES_MAX).entries()) {
    const credited = credit.line(line, index);
    if (!credited) continue;
    lines.push(credited.line);
    ofValue.push(credited.isOfValue);
  }
  return {
    lines,
    ofValue,
    totals: creditTotals(lines, origin.vatIncluded),
    taking: credit.taking(),
  };
}
