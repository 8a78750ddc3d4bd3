import type { Books } from '../books.js';
import type { IssuedLine, LineCashier } from '../documents/index.js';
import { actorName } from '../identity/index.js';
import { refuse } from '../refusal.js';
import type { TillLine } from './parking.events.js';
import type { Acting } from './shift-of.js';

/**
 * The cashier who added a line, if it was not the one acting now. It may be a cashier of another
 * shift, since a parked sale can be resumed at any till.
 */
export function lineCashier(
  books: Books,
  id: string | undefined,
  { cashierId }: Acting,
  path: string,
): LineCashier | undefined {
  if (id === undefined || id === cashierId) return undefined;
  const name = actorName(books, id);
  return name === '' ? refuse('shift.cashierUnknown', undefined, path) : { id, name };
}

/** The lines of a sale, each with the cashier who added it if that was another one. */
export function withCashiers(
  books: Books,
  issued: readonly IssuedLine[],
  written: readonly TillLine[],
  acting: Acting,
): readonly IssuedLine[] {
  return issued.map((line, index) => {
    const path = `lines.${index}.cashierId`;
    const cashier = lineCashier(books, written[index]?.cashierId, acting, path);
    return cashier === undefined ? line : { ...line, cashier };
  });
}

/** The other cashiers who added lines, each once, with the number of their lines. */
export function otherCashiers(
  lines: readonly Pick<IssuedLine, 'cashier'>[],
): readonly { readonly name: string; readonly lines: number }[] {
  const counts = new Map<string, number>();
  for (const { cashier } of lines) {
    if (cashier) counts.set(cashier.name, (counts.get(cashier.name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, lines: count }));
}
