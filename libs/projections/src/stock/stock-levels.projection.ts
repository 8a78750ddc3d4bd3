import type { StockLevelRow } from '@balcao/contracts';
import { fromMicros, toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';
import {
  dayOf,
  keysOf,
  movesByRow,
  movingEvents,
  quantitiesOf,
  type MovingEvent,
} from './moving-events.js';

/** How much there is of an article, or of one of its batches, at one place; no row for nothing. */
export const stockLevels = defineCollection<StockLevelRow>({
  name: 'stock_levels',
  version: 3,
  fields: {
    articleId: 'text',
    warehouseId: 'text',
    batchId: 'text',
    quantityMicros: 'integer',
    lastMovedOn: 'text',
  },
  indexes: [['articleId'], ['warehouseId', 'articleId'], ['batchId']],
});

/** No id has a dot in it. */
const movesOfRows = movesByRow(
  ({ articleId, warehouseId, batchId = '' }) => `${articleId}.${warehouseId}.${batchId}`,
  quantitiesOf,
);

/** A row for each article, warehouse and batch: the sum of its moves. */
export const stockLevelsProjection = defineProjection<StockLevelRow, MovingEvent>({
  name: 'stock-levels',
  category: 'journal',
  collection: stockLevels,
  events: movingEvents,
  keys: (event) => keysOf(movesOfRows(event)),
  fold: (row, event, { id }): Unstamped<StockLevelRow> | undefined => {
    const moves = movesOfRows(event).get(id);
    const [first] = moves ?? [];
    if (moves === undefined || first === undefined) return row;
    const before = row?.quantityMicros ?? 0;
    const sum = moves.reduce((level, { quantity }) => level + toMicros(quantity), before);
    if (sum === 0) return undefined;
    const { articleId, warehouseId, batchId } = first;
    return {
      id,
      articleId,
      warehouseId,
      ...(batchId !== undefined && { batchId }),
      quantity: fromMicros(sum),
      quantityMicros: sum,
      lastMovedOn: dayOf(event),
    };
  },
});
