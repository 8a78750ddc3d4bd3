import type { StockSumRow } from '@balcao/contracts';
import { toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import {
  dayOf,
  isCarried,
  keysOf,
  movesByRow,
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
  version: 3,
  fields: {
    articleId: 'text',
    warehouseId: 'text',
    month: 'text',
    isCarried: 'boolean',
    quantityMicros: 'integer',
    valueMinor: 'integer',
  },
  // What there was of all articles, or of one: months and articles are few.
  indexes: [['month', 'isCarried', 'warehouseId', 'articleId', 'quantityMicros', 'valueMinor']],
});

const movesOfRows = movesByRow(({ articleId, warehouseId }, event) => {
  const id = `${articleId}|${warehouseId}|${monthOf(dayOf(event))}`;
  return isCarried(event) ? `${id}|carried` : id;
});

/** Adds every move to its article, warehouse and month; what is carried has rows of its own. */
export const stockSumsProjection = defineProjection<StockSumRow, MovingEvent>({
  name: 'stock-sums',
  category: 'journal',
  collection: stockSums,
  events: movingEvents,
  keys: (event) => keysOf(movesOfRows(event)),
  fold: (row, event, { id }) => {
    const moves = movesOfRows(event).get(id);
    const [first] = moves ?? [];
    if (moves === undefined || first === undefined) return row;
    let { quantityMicros, valueMinor } = row ?? nothing;
    for (const { quantity, costMinor, revaluationMinor = 0 } of moves) {
      quantityMicros += toMicros(quantity);
      valueMinor += costMinor - revaluationMinor;
    }
    return {
      id,
      articleId: first.articleId,
      warehouseId: first.warehouseId,
      month: monthOf(dayOf(event)),
      isCarried: isCarried(event),
      quantityMicros,
      valueMinor,
    };
  },
});

const nothing = { quantityMicros: 0, valueMinor: 0 };
