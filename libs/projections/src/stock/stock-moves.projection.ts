import type { StockMoveRow } from '@balcao/contracts';
import { toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { dayOf, flowOf, kindOf, movesOf, movingEvents, type MovingEvent } from './moving-events.js';

/** One row per quantity that entered or left a place: every figure of stock is a sum of these. */
export const stockMoves = defineCollection<StockMoveRow>({
  name: 'stock_moves',
  version: 6,
  fields: {
    on: 'text',
    kind: 'text',
    flow: 'text',
    recordId: 'text',
    partyId: 'text',
    articleId: 'text',
    warehouseId: 'text',
    batchId: 'text',
    quantityMicros: 'integer',
    costMinor: 'integer',
    revaluationMinor: 'integer',
  },
  // What there was on a day, and what came and went since, is summed up without looking at a row.
  indexes: [
    [
      ...(['articleId', 'on', 'kind', 'warehouseId'] as const),
      ...(['quantityMicros', 'costMinor', 'revaluationMinor'] as const),
    ],
    ['batchId', 'on'],
    [
      ...(['on', 'kind', 'warehouseId', 'articleId'] as const),
      ...(['quantityMicros', 'costMinor', 'revaluationMinor', 'flow'] as const),
    ],
    ['recordId'],
  ],
  fixed: ['articleId'],
  sparse: ['batchId'],
  searchText: ({ reference = '' }) => reference,
});

/** Ids begin with the revision, padded: rows of a day stay in the order of the journal. */
const moveId = (revision: number, index: number) =>
  `${String(revision).padStart(12, '0')}.${String(index).padStart(4, '0')}`;

/** A row for each move, by the revision of its event and its place in it. */
export const stockMovesProjection = defineProjection<StockMoveRow, MovingEvent>({
  name: 'stock-moves',
  category: 'journal',
  collection: stockMoves,
  events: movingEvents,
  keys: (event) => movesOf(event).map((_, index) => ({ id: moveId(event.revision, index) })),
  fold: (_, event, { id }): Unstamped<StockMoveRow> | undefined => {
    const move = movesOf(event)[Number.parseInt(id.slice(13), 10)];
    if (!move) return undefined;
    const { articleId, warehouseId, batchId, quantity, level } = move;
    return {
      id,
      on: dayOf(event),
      kind: kindOf(event, move),
      flow: flowOf(event),
      recordId: event.data.id,
      articleId,
      warehouseId,
      ...(batchId !== undefined && { batchId }),
      quantity,
      quantityMicros: toMicros(quantity),
      level,
      unitCost: move.unitCost,
      costMinor: move.costMinor,
      ...(move.returnOf && { returnOfId: move.returnOf.documentId }),
      ...(move.revaluationMinor !== undefined && { revaluationMinor: move.revaluationMinor }),
      ...(move.revalued !== undefined && { revalued: move.revalued }),
      ...documentOf(event),
    };
  },
});

/** What a move says of the document that it was made by. */
function documentOf(
  event: Folded<MovingEvent>,
): Pick<StockMoveRow, 'reference' | 'partyId' | 'partyName'> {
  if (event.type !== 'DocumentIssued') return {};
  const { reference, partyId, party } = event.data;
  return { reference, ...(partyId !== '' && { partyId, partyName: party.name }) };
}
