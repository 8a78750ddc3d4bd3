import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import { Problems } from '../refusal.js';
import { isDay } from '../calendar.js';
import { bearsVat as groupBearsVat, creditsOrigin } from '../document-types/index.js';
import { creditedBody } from './credit-note.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData } from './document.events.js';
import { lineInputOf } from './issued-lines.js';
import { priceLines } from './priced-lines.js';
import { pricedDiscounts, readDiscounts } from './read-discount.js';
import { readLines } from './read-lines.js';

/** How lists show a draft. */
export interface DraftFigures {
  readonly totalMinor: number;
  readonly clientName?: string;
}

/** What a draft's figures depend on in addition to the books. */
export interface DraftContext extends Pick<DecideContext, 'now'> {
  /** What the draft corrects, where that is known. */
  readonly origin?: DocumentIssuedData | undefined;
}

/** A draft's figures by today's books; lines that cannot be priced yet count nothing. */
export function draftFigures(
  books: Books,
  content: DocumentContent,
  context: DraftContext,
): DraftFigures {
  const totalMinor = totalOf(books, content, context);
  const { clientId } = content;
  const client = clientId === undefined ? undefined : books.parties.parties.get(clientId);
  return client ? { totalMinor, clientName: client.name } : { totalMinor };
}

function totalOf(books: Books, content: DocumentContent, context: DraftContext): number {
  const ignored = new Problems();
  const type = books.documentTypes.types.get(content.documentTypeId ?? '');
  if (type && creditsOrigin(type) && context.origin) {
    return creditedBody(books, context.origin, content.lines, ignored).totals.totalMinor;
  }
  const {
    decimalPlaces,
    roundingPolicy: policy,
    pricesIncludeVat,
  } = books.companies.settings.get();
  const { issuedOn: written = '' } = content;
  const bearsVat = groupBearsVat(type?.group ?? 'sales');
  const vatIncluded = bearsVat && (content.vatIncluded ?? pricesIncludeVat);
  const issuedOn = isDay(written) ? written : todayIn(books, context);
  const rules = { books, issuedOn, decimalPlaces, bearsVat, isPurchase: false, isPast: true };
  const lines = readLines(content.lines, rules, ignored);
  const discounts = readDiscounts(content, lines, ignored);
  const options = { policy, vatIncluded, ...pricedDiscounts(discounts) };
  return priceLines(lines.map(lineInputOf), options, ignored)?.totals.totalMinor ?? 0;
}
