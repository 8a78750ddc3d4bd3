import type { Books } from '../books.js';
import type { DocumentIssuedData } from '../documents/index.js';
import { handedMinor, roundingOf } from '../payments/index.js';
import type { TillReversal } from './shift.events.js';
import { isReturn } from './shift-figures.js';
import { cashOf } from './till-money.js';

/**
 * The effect of cancelling a till's document on the shift that is open there: its money leaves that
 * drawer. Undefined if no shift is open.
 */
export function tillReversal(
  books: Books,
  issued: DocumentIssuedData,
): { readonly till?: TillReversal } {
  const { id, till, payment, totals } = issued;
  const { openShiftId } = books.pos.stands.get(till?.cashRegisterId ?? '') ?? {};
  const shift = books.pos.shifts.get(openShiftId ?? '');
  if (!till || !shift) return {};
  const rows = books.pos.reclassified.get(id) ?? payment?.rows ?? [];
  const roundingMinor = roundingOf(rows);
  const acting = { ...shift, isLate: false };
  return {
    till: {
      shiftId: shift.id,
      cashMinor: 0 - cashOf(books, acting, rows),
      totalMinor: totals.totalMinor,
      isReturn: isReturn(issued),
      means: rows.map((row) => ({ methodId: row.methodId, amountMinor: handedMinor(row) })),
      ...(roundingMinor !== 0 && { roundingMinor }),
    },
  };
}
