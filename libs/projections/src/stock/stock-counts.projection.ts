import type { StockCountEntryRow, StockCountRow } from '@balcao/contracts';
import type {
  CountEntry,
  CountedLine,
  StockCountDiscarded,
  StockCountOpened,
  StockCountPosted,
  StockCounted,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';

/** Counts of stock, open, posted and discarded. */
export const stockCounts = defineCollection<StockCountRow>({
  name: 'stock_counts',
  version: 4,
  fields: {
    number: 'integer',
    warehouseId: 'text',
    on: 'text',
    state: 'text',
    postedOn: 'text',
    varianceMinor: 'integer',
  },
  indexes: [['on'], ['state', 'on']],
  searchText: ({ number, note = '' }) => `${number} ${note}`,
});

/** A row for each count; what was found is in rows of its own. */
export const stockCountsProjection = defineProjection<
  StockCountRow,
  StockCountOpened | StockCountPosted | StockCountDiscarded
>({
  name: 'stock-counts',
  category: 'journal',
  collection: stockCounts,
  events: ['StockCountOpened', 'StockCountPosted', 'StockCountDiscarded'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event): Unstamped<StockCountRow> | undefined => {
    if (event.type === 'StockCountOpened') {
      const { entries, ...opened } = event.data;
      return { ...opened, state: 'open', entryCount: entries.length };
    }
    if (row === undefined) return undefined;
    if (event.type === 'StockCountDiscarded') return { ...row, state: 'discarded' };
    const { on, stock } = event.data;
    const varianceMinor = stock.reduce((sum, { costMinor }) => sum + costMinor, 0);
    return { ...row, state: 'posted', postedOn: on, varianceMinor };
  },
});

/** What each count lists, and what was found. */
export const stockCountEntries = defineCollection<StockCountEntryRow>({
  name: 'stock_count_entries',
  version: 3,
  fields: { countId: 'text', articleId: 'text', batchId: 'text', isCounted: 'boolean' },
  indexes: [['countId']],
});

const entryId = (countId: string, { articleId, batchId = '' }: CountEntry) =>
  `${countId}.${articleId}.${batchId}`;

/** A row for each thing to count, and what was found of it last. */
export const stockCountEntriesProjection = defineProjection<
  StockCountEntryRow,
  StockCountOpened | (StockCounted & { readonly metadata: { readonly recordedAt: string } })
>({
  name: 'stock-count-entries',
  category: 'journal',
  collection: stockCountEntries,
  events: ['StockCountOpened', 'StockCounted'],
  keys: (event) => {
    const { id } = event.data;
    const listed = event.type === 'StockCountOpened' ? event.data.entries : event.data.lines;
    return [...new Set(listed.map((entry) => entryId(id, entry)))].map((key) => ({ id: key }));
  },
  fold: (row, event, { id }): Unstamped<StockCountEntryRow> | undefined => {
    const countId = event.data.id;
    if (event.type === 'StockCountOpened') {
      const entry = event.data.entries.find((one) => entryId(countId, one) === id);
      return entry && { id, countId, ...entry, isCounted: false };
    }
    // One thing may be counted twice in one message: the last one counts.
    const line = event.data.lines.findLast((one) => entryId(countId, one) === id);
    return line ? countedRow(id, countId, line, event.metadata.recordedAt) : row;
  },
});

function countedRow(
  id: string,
  countId: string,
  { articleId, batchId, theoretical, counted, difference }: CountedLine,
  countedAt: string,
): Unstamped<StockCountEntryRow> {
  return {
    id,
    countId,
    articleId,
    ...(batchId !== undefined && { batchId }),
    theoretical,
    counted,
    difference,
    isCounted: true,
    countedAt,
  };
}
