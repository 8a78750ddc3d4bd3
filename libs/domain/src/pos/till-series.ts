import type { Books } from '../books.js';
import type { RegisterRecord } from '../registers/index.js';
import { seriesIdOf, type Series, type SeriesOpened } from '../series/index.js';
import type { CashRegisterFields } from './pos.events.js';

/** The longest code that a series may have: `series.codeIsLettersAndDigits`. */
const CODE_MAX = 20;

/**
 * The series that a till lacks in a year: one for each type of counter sale and its credit notes. A
 * new device sequence numbers in its own series, since the numbers printed in the previous one may
 * be unknown.
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

/** Types of counter sales and of their returns. */
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

/** The series that numbers a till's documents of a type. */
export interface TillNumbering {
  readonly cashRegisterId: string;
  readonly typeId: string;
  readonly year: number;
  readonly lane: number;
}

/** The open series of a till's device sequence. */
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
