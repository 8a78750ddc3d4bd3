import type { BatchRow } from '@balcao/contracts';
import type { BatchEvent } from '@balcao/domain';
import { fromMicros, toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';
import {
  dayOf,
  isCarried,
  keysOf,
  movesByRow,
  movingEvents,
  type MovingEvent,
} from './moving-events.js';

/** Batches with what is left of them. */
export const batches = defineCollection<BatchRow>({
  name: 'batches',
  version: 5,
  fields: {
    articleId: 'text',
    name: 'name',
    expiresOn: 'text',
    enteredOn: 'text',
    isArchived: 'boolean',
    quantityMicros: 'integer',
  },
  indexes: [['name'], ['expiresOn'], ['articleId']],
  searchText: ({ name }) => name,
});

const batchEvents = registerEventTypes('Batch') as BatchEvent['type'][];

const movesOfRows = movesByRow(({ batchId }) => batchId);

/** Folds the register of batches, and what is left of each by every move. */
export const batchesProjection = defineProjection<BatchRow, BatchEvent | MovingEvent>({
  name: 'batches',
  category: 'journal',
  collection: batches,
  events: [...batchEvents, ...movingEvents],
  keys: (event) => {
    if (isAboutBatch(event)) return [{ id: event.data.id }];
    if (isCarried(event)) return [];
    return keysOf(movesOfRows(event));
  },
  fold: (row, event, { id }) => {
    if (isAboutBatch(event)) {
      return foldRegister<BatchRow>('Batch', row, event, { quantity: '0', quantityMicros: 0 });
    }
    return row && afterMoves(row, event, id);
  },
});

function isAboutBatch(event: Folded<BatchEvent | MovingEvent>): event is Folded<BatchEvent> {
  return event.type.startsWith('Batch');
}

function afterMoves(row: BatchRow, event: Folded<MovingEvent>, id: string): Unstamped<BatchRow> {
  let { quantityMicros, valueMinor } = row;
  let enters = false;
  for (const { quantity, batchCost, costMinor, revaluationMinor = 0 } of movesOfRows(event).get(
    id,
  ) ?? []) {
    quantityMicros += toMicros(quantity);
    if (batchCost === true) valueMinor = (valueMinor ?? 0) + costMinor - revaluationMinor;
    enters ||= !quantity.startsWith('-');
  }
  const enteredOn = row.enteredOn ?? (enters ? dayOf(event) : undefined);
  return {
    ...row,
    quantity: fromMicros(quantityMicros),
    quantityMicros,
    ...(valueMinor !== undefined && { valueMinor }),
    ...(enteredOn !== undefined && { enteredOn }),
  };
}
