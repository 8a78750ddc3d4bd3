import type { ShiftRow } from '@balcao/contracts';
import { assert, closedMeans, netSales, noStand, type Books } from '@balcao/domain';
import type { ToldShift } from '@balcao/printing';

/** A shift as it is told on paper: by its Z, or as it is now where it is open. */
export function toldShift(books: Books, row: ShiftRow): ToldShift {
  const { closing, figures, expectedMinor } = row;
  if (closing !== undefined) return closing;
  assert(figures !== undefined && expectedMinor !== undefined, 'figures that show are there');
  const { cashRegisterId, registerName, number, on, openedAt, operator: openedBy, cashiers } = row;
  const others = figures.means.filter(
    ({ methodId }) => books.payments.methods.get(methodId)?.kind !== 'cash',
  );
  const { perpetualMinor: before } = books.pos.stands.get(cashRegisterId) ?? noStand;
  return {
    ...{ registerName, number, on, openedAt, openedBy, cashiers, figures, expectedMinor },
    means: closedMeans(others, []),
    perpetualBeforeMinor: before,
    perpetualMinor: before + netSales(figures),
  };
}
