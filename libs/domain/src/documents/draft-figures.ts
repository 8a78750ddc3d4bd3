import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import { Problems } from '../refusal.js';
import { isDay } from '../calendar.js';
import { bearsVat as groupBearsVat } from '../document-types/index.js';
import type { DocumentContent } from './document-content.js';
import { lineInputOf } from './issued-lines.js';
import { priceLines } from './priced-lines.js';
import { readDiscount } from './read-discount.js';
import { readLines } from './read-lines.js';

/** How lists show a draft. */
export interface DraftFigures {
  readonly totalMinor: number;
  readonly clientName?: string;
}

/** A draft's figures by today's books; lines that cannot be priced yet count nothing. */
export function draftFigures(
  books: Books,
  content: DocumentContent,
  context: Pick<DecideContext, 'now'>,
): DraftFigures {
  const ignored = new Problems();
  const {
    decimalPlaces,
    roundingPolicy: policy,
    pricesIncludeVat,
  } = books.companies.settings.get();
  const { issuedOn: written = '', clientId } = content;
  const type = books.documentTypes.types.get(content.documentTypeId ?? '');
  const bearsVat = groupBearsVat(type?.group ?? 'sales');
  const vatIncluded = bearsVat && (content.vatIncluded ?? pricesIncludeVat);
  const issuedOn = isDay(written) ? written : todayIn(books, context);
  const lines = readLines(content.lines, { books, issuedOn, decimalPlaces, bearsVat }, ignored);
  const commercial = readDiscount(content.commercialDiscount, 'commercialDiscount', ignored);
  const financial = readDiscount(content.financialDiscount, 'financialDiscount', ignored);
  const options = {
    policy,
    vatIncluded,
    ...(commercial && { commercialDiscount: commercial }),
    ...(financial && { financialDiscount: financial }),
  };
  const totalMinor = priceLines(lines.map(lineInputOf), options, ignored)?.totals.totalMinor ?? 0;
  const client = clientId === undefined ? undefined : books.parties.parties.get(clientId);
  return client ? { totalMinor, clientName: client.name } : { totalMinor };
}
