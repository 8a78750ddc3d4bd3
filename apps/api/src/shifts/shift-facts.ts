import type { ShiftRow } from '@balcao/contracts';
import { assert, closedMeans, netSales, noStand, type Books } from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { ShiftFacts } from '@balcao/printing';

/** A shift as it is printed: by its Z, or as it is now if it is open. */
export function shiftFacts(books: Books, row: ShiftRow, language: Language): ShiftFacts {
  const shift = readShift(books, row);
  const methods = new Map([...books.payments.methods.values()].map((one) => [one.namePt, one]));
  // Shifts keep what a method was called in Portuguese; one that is called so still has both names.
  const nameOf = (method: string): string =>
    (language === 'pt' ? undefined : methods.get(method)?.name) ?? method;
  return { ...shift, means: shift.means.map((one) => ({ ...one, method: nameOf(one.method) })) };
}

function readShift(books: Books, row: ShiftRow): ShiftFacts {
  const { closing, figures, expectedMinor } = row;
  if (closing !== undefined) return closing;
  assert(figures !== undefined && expectedMinor !== undefined, 'figures that show are there');
  const { cashRegisterId, registerName, number, on, openedAt, operator: openedBy, cashiers } = row;
  const others = figures.means.filter(
    ({ methodId }) => books.payments.methods.get(methodId)?.kind !== 'cash',
  );
  const { perpetualMinor: before } = books.pos.stands.get(cashRegisterId) ?? noStand;
  return {
    registerName,
    number,
    on,
    openedAt,
    openedBy,
    cashiers,
    figures,
    expectedMinor,
    means: closedMeans(others, []),
    perpetualBeforeMinor: before,
    perpetualMinor: before + netSales(figures),
  };
}
