import type { DocumentRow, ReturnableSale } from '@balcao/contracts';
import { compareDecimals, creditShare, quantity, subtractDecimals } from '@balcao/pricing';
import { folded } from '../../formats/folded.js';
import { ProblemError } from '../../http/problem-error.js';
import { request } from '../../http/request.js';
import type { TillDatabase } from '../../till-store/till-db.js';
import { documentIn } from './document-in.js';
import {
  keptSale,
  keptSales,
  nothingCredited,
  type KeptLine,
  type KeptSale,
} from './kept-sales.js';

/** A sale in a list. */
export type FoundSale = Pick<KeptSale, 'documentId' | 'reference' | 'at' | 'totalMinor'> & {
  readonly clientName: string | undefined;
};

/** The search for a sale: words of number or client, and a calendar day. */
export interface SaleQuery {
  readonly words: string;
  readonly on: string;
}

/** The scope of the search. */
export interface SalesOf {
  readonly database: TillDatabase;
  readonly companyId: string;
  /** The only shift whose sales the cashier may see; undefined for all. */
  readonly shiftId?: string | undefined;
  /** The calendar day of an instant in the shop. */
  readonly dayOf: (at: string) => string;
}

/** The number listed, newest first; one more is read to know whether there are others. */
export const FOUND_MAX = 12;
/** Documents to request, which may include non-sales. */
const ASKED_MAX = 50;

/** Sales made on this device, newest first; available offline. */
export async function ownSales(
  { database, companyId, shiftId, dayOf }: SalesOf,
  { words, on }: SaleQuery,
): Promise<readonly FoundSale[]> {
  const wanted = folded(documentIn(words) ?? words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const sales = await keptSales(database, companyId, Date.now());
  return sales
    .filter((sale) => (shiftId ?? sale.shiftId) === sale.shiftId)
    .filter(({ at }) => on === '' || dayOf(at) === on)
    .filter(({ documentId, reference, client }) => {
      const text = folded(`${documentId} ${reference} ${client?.name ?? ''}`);
      return wanted.every((word) => text.includes(word));
    })
    .slice(0, FOUND_MAX + 1)
    .map(({ documentId, reference, at, totalMinor, client }) => ({
      documentId,
      reference,
      at,
      totalMinor,
      clientName: client?.name,
    }));
}

/**
 * Merges both, each sale once, newest day first; within a day, this device's sales come first by
 * time.
 */
export function bothSales(
  own: readonly FoundSale[],
  all: readonly FoundSale[],
  { dayOf }: Pick<SalesOf, 'dayOf'>,
): readonly FoundSale[] {
  const known = new Set(own.map(({ documentId }) => documentId));
  // What the books list has its day alone, which sorts before each of its times.
  const ordered = ({ at }: FoundSale): string => (at.length === 10 ? at : `${dayOf(at)} ${at}`);
  return [...own, ...all.filter(({ documentId }) => !known.has(documentId))].sort((a, b) =>
    ordered(b).localeCompare(ordered(a)),
  );
}

/** Sales of the company, from any device. Throws `ProblemError`. */
export async function allSales(
  companyId: string,
  { words, on }: SaleQuery,
  signal: AbortSignal,
): Promise<readonly FoundSale[]> {
  const filter = { group: 'sales', ...(on !== '' && { issuedOn: on }) };
  const query = new URLSearchParams({
    q: words,
    filter: JSON.stringify(filter),
    perPage: `${ASKED_MAX}`,
    sort: 'issuedOn:desc',
  });
  const { body } = await request(`/api/documents?${query.toString()}`, { companyId, signal });
  return (body as readonly DocumentRow[])
    .filter(
      ({ status, accountEffect }) =>
        status !== 'cancelled' && (accountEffect === 'debit' || accountEffect === 'both'),
    )
    .slice(0, FOUND_MAX + 1)
    .map(({ id, reference, issuedOn, totalMinor, clientName }) => ({
      documentId: id,
      reference,
      at: issuedOn,
      totalMinor,
      clientName,
    }));
}

/**
 * One sale with its lines: from the books, or from this device if they are unreachable or do not
 * have it yet. Throws `ProblemError` if neither knows it.
 */
export async function saleOf(
  { database, companyId, shiftId }: SalesOf,
  documentId: string,
): Promise<KeptSale> {
  try {
    const path = `/api/pos/sales/${encodeURIComponent(documentId)}`;
    const { body } = await request(path, { companyId });
    return returnable(body as ReturnableSale);
  } catch (error) {
    const isUnknown = error instanceof ProblemError && (error.status === 0 || error.status === 404);
    const kept = isUnknown ? await keptSale(database, companyId, documentId) : undefined;
    if (kept === undefined || (shiftId ?? kept.shiftId) !== kept.shiftId) throw error;
    return kept;
  }
}

/** A sale from the books, with the returned quantity of each line. */
export function returnable({ document, left, paid }: ReturnableSale): KeptSale {
  const { id, reference, issuedOn, totals, lines, vatIncluded, partyId, party, till } = document;
  return {
    documentId: id,
    reference,
    at: issuedOn,
    totalMinor: totals.totalMinor,
    vatIncluded,
    ...(till !== undefined && { shiftId: till.shiftId }),
    client: { id: partyId, name: party.name },
    paid: paid.map(({ methodId, amountMinor }) => ({ methodId, amountMinor })),
    lines: lines.map((line, index): KeptLine => {
      const { description: name, unit, unitPrice, baseMinor, vatMinor, quantity: sold } = line;
      const back = quantity(subtractDecimals(sold, quantity(left[index] ?? '0')));
      const isNone = compareDecimals(back, quantity('0')) === 0;
      const credited = isNone
        ? nothingCredited
        : { quantity: back, ...creditShare(line, nothingCredited, back, vatIncluded) };
      return { name, unit, unitPrice, quantity: sold, baseMinor, vatMinor, credited };
    }),
  };
}
