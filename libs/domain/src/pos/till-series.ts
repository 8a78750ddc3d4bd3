import type { Books } from '../books.js';
import type { RegisterRecord } from '../registers/index.js';
import { seriesIdOf, type Series, type SeriesOpened } from '../series/index.js';
import type { CashRegisterFields } from './pos.events.js';

/** What the code of a series may have at most: `series.codeIsLettersAndDigits`. */
const CODE_MAX = 20;

/**
 * The series that a till needs in a year and that are not there: for each type of sale over the
 * counter, and its credit notes. Another lane numbers in series of its own, since nobody knows what
 * the lane before it has written on paper.
 */
export function missingSeries(
  books: Books,
  { id: cashRegisterId, code }: RegisterRecord<CashRegisterFields>,
  year: number,
  lane: number,
): readonly SeriesOpened[] {
  const opened: SeriesOpened[] = [];
  for (const type of books.documentTypes.types.values()) {
    if (!isSoldAtTills(type)) continue;
    const known = tillSeries(books, { cashRegisterId, typeId: type.id, year, lane });
    if (known) continue;
    const own = `${year}${code}${lane > 1 ? `L${lane}` : ''}`.slice(0, CODE_MAX);
    const seriesId = seriesIdOf(type.id, own);
    if (books.series.series.has(seriesId)) continue;
    const { prefix } = type;
    const data = { id: seriesId, typeId: type.id, year, code: own, prefix, cashRegisterId };
    opened.push({ type: 'SeriesOpened', data: lane > 1 ? { ...data, lane } : data });
  }
  return opened;
}

/** Sales with a number of their own, and what gives them back. */
function isSoldAtTills(type: {
  readonly isArchived: boolean;
  readonly group: string;
  readonly accountEffect: string;
  readonly requiresOrigin: boolean;
  readonly requiresPayment: boolean;
  readonly movesStock: string;
}): boolean {
  if (type.isArchived || type.group !== 'sales') return false;
  if (type.requiresOrigin) return type.accountEffect === 'credit';
  if (type.movesStock !== 'out') return false;
  return type.accountEffect === 'both' || type.accountEffect === 'debit';
}

/** Where a till's documents of a type are numbered. */
export interface TillNumbering {
  readonly cashRegisterId: string;
  readonly typeId: string;
  readonly year: number;
  readonly lane: number;
}

/** The open series of a till, as its lane numbers. */
export function tillSeries(
  books: Books,
  { cashRegisterId, typeId, year, lane }: TillNumbering,
): Series | undefined {
  for (const id of books.series.byTypeAndYear.get(`${typeId}:${year}`) ?? []) {
    const series = books.series.series.get(id);
    if (series?.isOpen !== true || series.kind !== undefined) continue;
    if (series.cashRegisterId === cashRegisterId && (series.lane ?? 1) === Math.max(lane, 1)) {
      return series;
    }
  }
  return undefined;
}
