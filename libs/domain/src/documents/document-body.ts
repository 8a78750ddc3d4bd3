import { UNIT_PRICE_PLACES_MAX, type RoundingPolicy } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import { readConversion } from './conversion.js';
import { creditedBody } from './credit-note.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData, IssuedLine, IssuedTotals, Taking } from './document.events.js';
import type { MovedLine } from './document-stock.js';
import { issuedLines, issuedTotals, lineInputOf } from './issued-lines.js';
import { priceLines } from './priced-lines.js';
import { pricedDiscounts, readDiscounts, type ReadDiscounts } from './read-discount.js';
import { readLines } from './read-lines.js';
import { refuseDiscounts } from './refuse-discounts.js';

/** The lines of a document with their figures, and what they take of others. */
export interface DocumentBody extends ReadDiscounts {
  readonly lines: readonly IssuedLine[];
  readonly moved: readonly MovedLine[];
  readonly totals: IssuedTotals;
  readonly takes: readonly Taking[];
  readonly roundingPolicy: RoundingPolicy;
  readonly vatIncluded: boolean;
}

/** What the lines are read with. */
export interface BodyRules {
  readonly books: Books;
  readonly issuedOn: string;
  readonly origins: readonly DocumentIssuedData[];
  readonly bearsVat: boolean;
  readonly isPurchase: boolean;
  readonly isPast: boolean;
  /** Of a debit note, which takes nothing of the document that it corrects. */
  readonly isCorrection: boolean;
  /** A till sells what a label costs to the centavo: its price has as many decimals as it takes. */
  readonly isAtTill: boolean;
}

const noTakes: readonly Taking[] = [];

/** Reads and prices lines that are written; undefined when anything is wrong. */
export function pricedBody(
  rules: BodyRules,
  content: DocumentContent,
  problems: Problems,
): DocumentBody | undefined {
  const { books, origins, bearsVat, isCorrection, isAtTill } = rules;
  const { roundingPolicy, pricesIncludeVat, ...settings } = books.companies.settings.get();
  const decimalPlaces = isAtTill ? UNIT_PRICE_PLACES_MAX : settings.decimalPlaces;
  const read = readLines(content.lines, { ...rules, decimalPlaces }, problems);
  if (!bearsVat) refuseDiscounts(content, problems);
  const discounts = readDiscounts(content, read, problems);
  if (problems.count > 0) return undefined;
  const vatIncluded = bearsVat && (content.vatIncluded ?? pricesIncludeVat);
  const options = { policy: roundingPolicy, vatIncluded, ...pricedDiscounts(discounts) };
  const priced = priceLines(read.map(lineInputOf), options, problems);
  const conversion =
    origins.length > 0 && !isCorrection
      ? readConversion(books, origins, read, content.lines, problems)
      : undefined;
  if (!priced || problems.count > 0) return undefined;
  const lines = issuedLines(read, priced.lines, content.lines, conversion?.origins);
  return {
    lines,
    moved: read,
    totals: issuedTotals(priced.totals, read),
    takes: isCorrection ? origins.map(debitOf) : (conversion?.takes ?? noTakes),
    roundingPolicy,
    vatIncluded,
    ...discounts,
  };
}

function debitOf({ id }: DocumentIssuedData): Taking {
  return { documentId: id, kind: 'debit', lines: [], leaves: 'all' };
}

/** Reads the lines of a credit note, which has the prices of the document that it corrects. */
export function noteBody(
  books: Books,
  origin: DocumentIssuedData,
  content: DocumentContent,
  problems: Problems,
): DocumentBody {
  const { lines, ofValue, totals, taking } = creditedBody(books, origin, content.lines, problems);
  // Value that is given back brings no goods.
  const moved = lines.map(({ articleId, quantity }, index): MovedLine => {
    const article =
      ofValue[index] === true ? undefined : books.catalog.articles.get(articleId ?? '');
    return { article, quantity };
  });
  const { roundingPolicy, vatIncluded } = origin;
  return { lines, moved, totals, takes: [taking], roundingPolicy, vatIncluded };
}
