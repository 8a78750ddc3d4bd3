import type { Books } from '../books.js';
import { lastDayOf } from '../calendar.js';
import type { WrittenAmounts } from '../vat/index.js';
import { monthOf } from './alterations.js';

import type { VatReturnOfMonth } from './fiscal.slice.js';

/** What was written into the VAT returns of the days. */
export interface WrittenInDays {
  readonly amounts: WrittenAmounts;
  /** The returns that it comes from. */
  readonly returns: readonly VatReturnOfMonth[];
  /** The month that the days are, where they are one. */
  readonly period?: string;
}

/**
 * Of one month all that was written, with what the month before left where nothing else is said; of
 * other days the adjustments of the whole months in them.
 */
export function writtenInDays(
  books: Books,
  from: string,
  to: string,
  /** The last event that is known. */
  known = Number.MAX_SAFE_INTEGER,
): WrittenInDays {
  const period = monthOf(from);
  const all = [...books.fiscal.vatReturns.values()].filter(({ revision }) => revision <= known);
  const of = (month: string) => all.find(({ id }) => id === month);
  if (from === `${period}-01` && to === lastDayOf(period)) {
    const written = of(period);
    const left = of(monthBefore(period))?.leftMinor ?? 0;
    const amounts = { ...written, carriedMinor: written?.carriedMinor ?? left };
    return { amounts, returns: written ? [written] : [], period };
  }
  const returns = all.filter(({ id }) => `${id}-01` >= from && lastDayOf(id) <= to);
  const sum = (of: 'inFavourMinor' | 'toStateMinor') =>
    returns.reduce((total, written) => total + (written[of] ?? 0), 0);
  const amounts = { inFavourMinor: sum('inFavourMinor'), toStateMinor: sum('toStateMinor') };
  return { amounts, returns };
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map((part) => Number.parseInt(part, 10));
  const index = year * 12 + number - 2;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
