import { convertMinor, type UnitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import { documentRate } from '../exchange/index.js';
import type { DocumentIssuedData, ExchangeSnapshot, IssuedTotals } from './document.events.js';
import { nothingTaken } from './links.slice.js';

/** The currency of a document, and what its amounts are in the company's. */
export interface DocumentCurrency {
  readonly currency: string;
  /** Missing in the company's own. */
  readonly rate?: UnitPrice;
}

/**
 * The currency that was written, or else that of what the document is made of, at the rate of the
 * day. A correction keeps the rate of what it corrects, for good.
 */
export function readCurrency(
  books: Books,
  written: string | undefined,
  issuedOn: string,
  origin: DocumentIssuedData | undefined,
  isCorrection: boolean,
): DocumentCurrency {
  const own = companyOf(books).currency;
  if (isCorrection && origin) {
    const { currency, exchange } = origin;
    return exchange ? { currency, rate: exchange.rate } : { currency };
  }
  const currency = written ?? origin?.currency ?? own;
  return currency === own
    ? { currency }
    : { currency, rate: documentRate(books, currency, issuedOn) };
}

/** The totals in the company's currency; none are needed in that itself. */
export function exchangeOf(
  { rate }: DocumentCurrency,
  { baseMinor, vatMinor }: IssuedTotals,
): ExchangeSnapshot | undefined {
  if (rate === undefined) return undefined;
  const base = convertMinor(baseMinor, rate);
  const vat = convertMinor(vatMinor, rate);
  return { rate, baseMinor: base, vatMinor: vat, totalMinor: base + vat };
}

/**
 * What a credit note is worth in the company's currency: the rounded value of all that is credited
 * up to now less that of what was before, so that all notes together are what the document was.
 */
export function exchangeOfNote(
  books: Books,
  origin: DocumentIssuedData,
  totals: IssuedTotals,
): ExchangeSnapshot | undefined {
  if (!origin.exchange) return undefined;
  const { rate } = origin.exchange;
  const before = { baseMinor: 0, vatMinor: 0 };
  const { credited } = books.links.taken.get(origin.id) ?? nothingTaken;
  for (const figures of credited.values()) {
    before.baseMinor += figures.baseMinor;
    before.vatMinor += figures.vatMinor;
  }
  const worth = (from: number, more: number): number =>
    convertMinor(from + more, rate) - convertMinor(from, rate);
  const baseMinor = worth(before.baseMinor, totals.baseMinor);
  const vatMinor = worth(before.vatMinor, totals.vatMinor);
  return { rate, baseMinor, vatMinor, totalMinor: baseMinor + vatMinor };
}
