import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import { nameOf, type Series } from '../series/index.js';
import { documentIdOf, placeOf } from '../threads/index.js';

/** The most numbers that one paper may skip. */
export const MISSING_NUMBERS_MAX = 1000;

/** The number of a till's paper as the books write it. */
export interface PaperNumber {
  readonly series: Series;
  readonly number: number;
  /** As an id, `VD_2026C1.4811`. */
  readonly documentId: string;
}

const shape = /^(.+)\/(\d{1,9})$/;

/** Reads `VD 2026C1/4811`, or `VD_2026C1.4811`; refused where no series of the till has it. */
export function readPaperNumber(
  books: Books,
  cashRegisterId: string,
  typed: string,
  path = 'reference',
): PaperNumber {
  const unfit = () => refuse('pos.numberUnfit', { document: typed.trim() }, path);
  const [, name = '', digits = ''] = shape.exec(typed.trim()) ?? [];
  const place = placeOf(typed.trim());
  const number = place?.number ?? Number.parseInt(digits, 10);
  const wanted = name.toUpperCase().replace(/\s+/g, ' ');
  for (const series of books.series.series.values()) {
    if (series.cashRegisterId !== cashRegisterId) continue;
    if (series.id !== place?.seriesId && nameOf(series).toUpperCase() !== wanted) continue;
    const last = books.documents.lastRevisions.length(series.id);
    if (!(number >= 1) || number > last + MISSING_NUMBERS_MAX) return unfit();
    return { series, number, documentId: documentIdOf(series.id, number) };
  }
  return unfit();
}
