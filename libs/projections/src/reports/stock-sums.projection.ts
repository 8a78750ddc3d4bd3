import type { StockSumRow } from '@balcao/contracts';
import type { StockMove } from '@balcao/domain';
import { toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import {
  dayOf,
  distinct,
  isCarried,
  movesOf,
  movingEvents,
  type MovingEvent,
} from '../stock/moving-events.js';
import { monthOf } from '../statistics/moments.js';

/**
 * What a month moved of an article at a place: what there was on any day is the sum of the months
 * before it and of the moves of its own. Goods that only change their place are kept apart, as they
 * change nothing of the whole.
 */
export const stockSums = defineCollection<StockSumRow>({
  name: 'stock_sums',
  version: 1,
  fields: {
    articleId: 'text',
    warehouseId: 'text',
    month: 'text',
    isCarried: 'boolean',
    quantityMicros: 'integer',
    valueMinor: 'integer',
  },
  // The first answers what there was of all articles, the second what there was of one.
  indexes: [
    ['month', 'isCarried', 'warehouseId', 'articleId', 'quantityMicros', 'valueMinor'],
    ['articleId', 'month'],
  ],
});

const idOf = ({ articleId, warehouseId }: StockMove, month: string, carried: boolean) =>
  [articleId, warehouseId, month, ...(carried ? ['carried'] : [])].join('|');

export const stockSumsProjection = defineProjection<StockSumRow, MovingEvent>({
  name: 'stock-sums',
  category: 'journal',
  collection: stockSums,
  events: movingEvents,
  keys: (event) => {
    const month = monthOf(dayOf(event));
    return distinct(movesOf(event).map((move) => idOf(move, month, isCarried(event))));
  },
  fold: (row, event, { id }) => {
    const month = monthOf(dayOf(event));
    const moves = movesOf(event).filter((move) => idOf(move, month, isCarried(event)) === id);
    return moves.reduce<Unstamped<StockSumRow> | undefined>(
      (sum, move) => afterMove(sum ?? emptySum(event, move, id), move),
      row,
    );
  },
});

const emptySum = (
  event: Folded<MovingEvent>,
  { articleId, warehouseId }: StockMove,
  id: string,
): Unstamped<StockSumRow> => ({
  ...{ id, articleId, warehouseId, month: monthOf(dayOf(event)) },
  ...{ isCarried: isCarried(event), quantityMicros: 0, valueMinor: 0 },
});

function afterMove(
  sum: Unstamped<StockSumRow>,
  { quantity, costMinor, revaluationMinor = 0 }: StockMove,
): Unstamped<StockSumRow> {
  return {
    ...sum,
    quantityMicros: sum.quantityMicros + toMicros(quantity),
    valueMinor: sum.valueMinor + costMinor - revaluationMinor,
  };
}
