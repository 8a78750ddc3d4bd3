import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentIssuedData } from '../documents/index.js';
import { refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import { MISSING_NUMBERS_MAX } from './paper-number.js';
import type { OnPaper } from './pos.commands.js';
import type { DocumentNumberMissing } from './till.events.js';

/** The number that the till printed: the document gets it, unless another document has it. */
export function numberOnPaper(
  books: Books,
  { documentId }: OnPaper,
  seriesId: string | undefined,
): { readonly number?: number } {
  if (documentId === undefined) return {};
  const place = placeOf(documentId);
  const last = books.documents.lastRevisions.length(seriesId ?? '');
  if (!place || place.seriesId !== seriesId)
    return refuse('pos.numberUnfit', { document: documentId });
  if (place.number <= last) refuse('pos.numberTaken', { document: documentId });
  if (place.number > last + MISSING_NUMBERS_MAX) {
    refuse('pos.numberUnfit', { document: documentId });
  }
  return { number: place.number };
}

/** The earlier numbers that no document of the series has. */
export function numbersBefore(
  books: Books,
  documentId: string,
  cashRegisterId: string,
  reason: DocumentNumberMissing['data']['reason'],
): readonly DocumentNumberMissing[] {
  const place = placeOf(documentId);
  const series = books.series.series.get(place?.seriesId ?? '');
  if (!place || !series) return [];
  const missing: DocumentNumberMissing[] = [];
  const first = books.documents.lastRevisions.length(series.id) + 1;
  if (place.number - first > MISSING_NUMBERS_MAX) return [];
  for (let number = first; number < place.number; number += 1) {
    const reference = `${series.prefix} ${series.code}/${number}`;
    const id = `${series.id}.${number}`;
    const data = { id, seriesId: series.id, number, reference, cashRegisterId, reason };
    missing.push({ type: 'DocumentNumberMissing', data });
  }
  return missing;
}

/** The client has a paper with another total. */
export function refuseOtherTotal({ totalMinor }: OnPaper, { totals }: DocumentIssuedData): void {
  if (totalMinor === undefined || totalMinor === totals.totalMinor) return;
  const params = { paper: formatMinor(totalMinor), books: formatMinor(totals.totalMinor) };
  refuse('shift.totalDiffers', params, 'totalMinor');
}
