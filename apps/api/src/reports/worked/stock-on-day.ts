import type { StockMoveKind } from '@balcao/contracts';
import { addDays } from '@balcao/domain';
import { stockMoves, stockSums } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readerSeesCosts, readers } from '../../access/rows/row-rules.js';

/** What there is of an article, and what it is worth where the reader may see it. */
export interface OnHand {
  readonly quantityMicros: number;
  readonly valueMinor: number;
}

interface AskedStock {
  readonly companyId: string;
  /** The last day that counts. */
  readonly on: string;
  readonly articleId?: string;
  readonly warehouseId?: string;
}

/** Moves that change how much there is in all; those between places leave it as it is. */
const ofTheWhole: readonly StockMoveKind[] = [
  ...(['issued', 'cancelled', 'restored', 'revalued', 'revaluationCancelled'] as const),
  ...(['counted', 'opening', 'openingCancelled'] as const),
];

/** Which moves make up a place's stock, or that of all places. */
export function movesAt(warehouseId: string | undefined) {
  if (warehouseId !== undefined) return { warehouseId };
  const reader = readers.getStore();
  const isPlaced = reader?.kind === 'member' && reader.rules.warehouseIds !== undefined;
  return isPlaced ? {} : { kind: { $in: ofTheWhole } };
}

/** By article, what there was at the end of a day: whole months as they are kept, then moves. */
export async function stockOnDay(
  rows: RowReader,
  { companyId, on, articleId, warehouseId }: AskedStock,
): Promise<ReadonlyMap<string, OnHand>> {
  const month = on.slice(0, 7);
  const isWhole = addDays(on, 1).slice(0, 7) !== month;
  const article = articleId === undefined ? {} : { articleId };
  const moves = movesAt(warehouseId);
  const seesCosts = readerSeesCosts();
  const [months, days] = await Promise.all([
    rows.group(stockSums, companyId, {
      where: {
        ...article,
        month: isWhole ? { $lte: month } : { $lt: month },
        ...(warehouseId !== undefined && { warehouseId }),
        ...('kind' in moves && { isCarried: false }),
      },
      by: ['articleId'],
      sum: ['quantityMicros', ...(seesCosts ? (['valueMinor'] as const) : [])],
    }),
    isWhole
      ? []
      : rows.group(stockMoves, companyId, {
          where: { ...article, ...moves, on: { $gte: `${month}-01`, $lte: on } },
          by: ['articleId'],
          sum: [
            'quantityMicros',
            ...(seesCosts ? (['costMinor', 'revaluationMinor'] as const) : []),
          ],
        }),
  ]);
  const found = new Map<string, OnHand>();
  for (const { key, sums } of [...months, ...days]) {
    const id = String(key['articleId']);
    const { quantityMicros = 0, valueMinor = 0, costMinor = 0, revaluationMinor = 0 } = sums;
    const known = found.get(id) ?? { quantityMicros: 0, valueMinor: 0 };
    found.set(id, {
      quantityMicros: known.quantityMicros + quantityMicros,
      valueMinor: known.valueMinor + valueMinor + costMinor - revaluationMinor,
    });
  }
  return found;
}
