import type { StockArticleRow } from '@balcao/contracts';
import type { ArticleEvent, StockMove } from '@balcao/domain';
import { fromMicros, toMicros, unitCostMicrosOf } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';
import { isCarried, keysOf, movesByRow, movingEvents, type MovingEvent } from './moving-events.js';

/** Each article with all there is of it, in every warehouse and on the way, and its worth. */
export const stockArticles = defineCollection<StockArticleRow>({
  name: 'stock_articles',
  version: 6,
  fields: {
    code: 'text',
    name: 'name',
    categoryId: 'text',
    isArchived: 'boolean',
    movesStock: 'boolean',
    isBatchManaged: 'boolean',
    minimumStock: 'decimal',
    quantityMicros: 'integer',
    valueMinor: 'integer',
  },
  indexes: [['code'], ['name'], ['quantityMicros']],
  searchText: ({ code, name }) => `${code} ${name}`,
});

const articleEvents = registerEventTypes('Article') as ArticleEvent['type'][];

const movesOfRows = movesByRow(({ articleId }) => articleId);

/** A row for each article: what there is of it in all warehouses together. */
export const stockArticlesProjection = defineProjection<
  StockArticleRow,
  ArticleEvent | MovingEvent
>({
  name: 'stock-articles',
  category: 'journal',
  collection: stockArticles,
  events: [...articleEvents, ...movingEvents],
  keys: (event) =>
    isAboutArticle(event)
      ? [{ id: event.data.id }]
      : isCarried(event)
        ? []
        : keysOf(movesOfRows(event)),
  fold: (row, event, { id }) => {
    if (isAboutArticle(event)) return foldArticle(row, event);
    if (row === undefined) return undefined;
    const moves = movesOfRows(event).get(id) ?? [];
    return moves.reduce<Unstamped<StockArticleRow>>(afterMove, row);
  },
});

function isAboutArticle(event: Folded<ArticleEvent | MovingEvent>): event is Folded<ArticleEvent> {
  return event.type.startsWith('Article');
}

const nothing = { quantity: '0', quantityMicros: 0, valueMinor: 0, isBatchManaged: false };

function foldArticle(
  row: StockArticleRow | undefined,
  event: Folded<ArticleEvent>,
): Unstamped<StockArticleRow> | undefined {
  const folded = foldRegister<StockArticleRow>('Article', row, event, nothing);
  if (!folded) return undefined;
  const { id, code, name, unit, categoryId, isArchived, movesStock } = folded;
  // A change may have taken the flag away.
  const { isBatchManaged, minimumStock, maximumStock } = { ...nothing, ...folded };
  const { quantity, quantityMicros, averageCost, valueMinor = 0 } = folded;
  return {
    id,
    code,
    name,
    unit,
    ...(categoryId !== undefined && { categoryId }),
    isArchived,
    movesStock,
    isBatchManaged,
    ...(minimumStock !== undefined && { minimumStock }),
    ...(maximumStock !== undefined && { maximumStock }),
    quantity,
    quantityMicros,
    ...(averageCost !== undefined && { averageCost }),
    valueMinor,
  };
}

function afterMove(
  row: Unstamped<StockArticleRow>,
  { quantity, costMinor, revaluationMinor = 0, average, unitCost, batchCost }: StockMove,
): Unstamped<StockArticleRow> {
  const quantityMicros = row.quantityMicros + toMicros(quantity);
  const valueMinor = (row.valueMinor ?? 0) + costMinor - revaluationMinor;
  const ofBatches = () =>
    quantityMicros > 0
      ? fromMicros(unitCostMicrosOf(valueMinor, quantityMicros))
      : (row.averageCost ?? unitCost);
  const averageCost =
    batchCost === true ? ofBatches() : (average?.to ?? row.averageCost ?? unitCost);
  return { ...row, quantity: fromMicros(quantityMicros), quantityMicros, averageCost, valueMinor };
}
