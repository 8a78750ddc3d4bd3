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

/** What there is, by article. */
type ByArticle = ReadonlyMap<string, OnHand>;

/** By article, what there was at the end of a day: whole months as they are kept, then moves. */
export async function stockOnDay(rows: RowReader, asked: AskedStock): Promise<ByArticle> {
  return addedUp(await sumsUntil(rows, asked, movesAt(asked.warehouseId), ['articleId']));
}

/** The same by warehouse; without one, what was on its way between two of them. */
export async function stockByPlace(
  rows: RowReader,
  asked: Pick<AskedStock, 'companyId' | 'on'>,
): Promise<ReadonlyMap<string | undefined, ByArticle>> {
  const [all, sums] = await Promise.all([
    stockOnDay(rows, asked),
    sumsUntil(rows, asked, {}, ['articleId', 'warehouseId']),
  ]);
  const ids = new Set(sums.map(({ warehouseId }) => warehouseId));
  const places = new Map<string | undefined, ByArticle>(
    [...ids].map((id) => [id, addedUp(sums.filter(({ warehouseId }) => warehouseId === id))]),
  );
  const placed = sums.map(({ articleId, quantityMicros, valueMinor }): Sums => {
    return { articleId, quantityMicros: -quantityMicros, valueMinor: -valueMinor };
  });
  const whole = [...all].map(([articleId, onHand]): Sums => ({ articleId, ...onHand }));
  const onTheWay = [...addedUp([...whole, ...placed])].filter(([, left]) => isSomething(left));
  return onTheWay.length === 0 ? places : places.set(undefined, new Map(onTheWay));
}

/** Whether there is something of it, or it is worth something. */
export const isSomething = ({ quantityMicros, valueMinor }: OnHand): boolean =>
  quantityMicros !== 0 || valueMinor !== 0;

/** What months or days moved of an article, at a place where that was asked for. */
interface Sums extends OnHand {
  readonly articleId: string;
  readonly warehouseId?: string;
}

async function sumsUntil(
  rows: RowReader,
  { companyId, on, articleId, warehouseId }: AskedStock,
  moves: ReturnType<typeof movesAt>,
  by: readonly ('articleId' | 'warehouseId')[],
): Promise<readonly Sums[]> {
  const month = on.slice(0, 7);
  const isWhole = addDays(on, 1).slice(0, 7) !== month;
  const article = articleId === undefined ? {} : { articleId };
  const seesCosts = readerSeesCosts();
  const [months, days] = await Promise.all([
    rows.group(stockSums, companyId, {
      where: {
        ...article,
        month: isWhole ? { $lte: month } : { $lt: month },
        ...(warehouseId !== undefined && { warehouseId }),
        ...('kind' in moves && { isCarried: false }),
      },
      by,
      sum: ['quantityMicros', ...(seesCosts ? (['valueMinor'] as const) : [])],
    }),
    isWhole
      ? []
      : rows.group(stockMoves, companyId, {
          where: { ...article, ...moves, on: { $gte: `${month}-01`, $lte: on } },
          by,
          sum: [
            'quantityMicros',
            ...(seesCosts ? (['costMinor', 'revaluationMinor'] as const) : []),
          ],
        }),
  ]);
  return [...months, ...days].map(({ key, sums }) => {
    const { quantityMicros = 0, valueMinor = 0, costMinor = 0, revaluationMinor = 0 } = sums;
    const place = key['warehouseId'];
    return {
      articleId: String(key['articleId']),
      ...(typeof place === 'string' && { warehouseId: place }),
      quantityMicros,
      valueMinor: valueMinor + costMinor - revaluationMinor,
    };
  });
}

/** By article, what its sums come to. */
function addedUp(sums: readonly Sums[]): ByArticle {
  const found = new Map<string, OnHand>();
  for (const { articleId: id, quantityMicros, valueMinor } of sums) {
    const known = found.get(id) ?? { quantityMicros: 0, valueMinor: 0 };
    found.set(id, {
      quantityMicros: known.quantityMicros + quantityMicros,
      valueMinor: known.valueMinor + valueMinor,
    });
  }
  return found;
}
