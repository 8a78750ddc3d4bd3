import type { StockOrderLine, StockOrderRow } from '@balcao/contracts';
import type { DocumentEvent, Taking } from '@balcao/domain';
import { toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';

/** Orders of clients reserve stock, orders to suppliers bring it, as long as they are open. */
export const stockOrders = defineCollection<StockOrderRow>({
  name: 'stock_orders',
  version: 1,
  fields: { side: 'text', isOpen: 'boolean' },
  indexes: [['isOpen']],
});

/** The types of documents that are orders. */
const orderTypes: Readonly<Record<string, StockOrderRow['side'] | undefined>> = {
  EC: 'customer',
  NE: 'customer',
  EF: 'supplier',
};

export const stockOrdersProjection = defineProjection<StockOrderRow, DocumentEvent>({
  name: 'stock-orders',
  category: 'journal',
  collection: stockOrders,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored'],
  keys: (event) => {
    const { id } = event.data;
    const others = takingsOf(event).map(({ documentId }) => documentId);
    const ids = isOrder(id) ? [id, ...others] : others;
    return [...new Set(ids.filter(isOrder))].map((key) => ({ id: key }));
  },
  fold: (row, event, { id }) => {
    if (event.data.id !== id) return row && afterTaking(row, event, id);
    if (event.type === 'DocumentIssued') return ordered(event.data);
    if (row === undefined) return undefined;
    return withOpenness({ ...row, isCancelled: event.type === 'DocumentCancelled' });
  },
});

/** A document's id begins with its type: `EC_2026.17`. */
function isOrder(documentId: string): boolean {
  return orderTypes[documentId.slice(0, documentId.indexOf('_'))] !== undefined;
}

function takingsOf(event: Folded<DocumentEvent>): readonly Taking[] {
  const { data } = event;
  return (event.type === 'DocumentCancelled' ? event.data.gives : undefined) ?? takes(data);
}

function takes(data: Folded<DocumentEvent>['data']): readonly Taking[] {
  return 'takes' in data ? (data.takes ?? []) : [];
}

function ordered(
  data: Extract<DocumentEvent, { type: 'DocumentIssued' }>['data'],
): Unstamped<StockOrderRow> | undefined {
  const side = orderTypes[data.typeId];
  if (side === undefined || data.isTraining === true) return undefined;
  const lines = data.lines.flatMap(({ articleId, quantity }, line): StockOrderLine[] =>
    articleId === undefined ? [] : [{ line, articleId, leftMicros: toMicros(quantity) }],
  );
  return withOpenness({ id: data.id, side, isOpen: true, isCancelled: false, lines });
}

function afterTaking(
  row: StockOrderRow,
  event: Folded<DocumentEvent>,
  id: string,
): Unstamped<StockOrderRow> {
  const sign = event.type === 'DocumentCancelled' ? 1 : -1;
  const taken = new Map<number, number>();
  for (const { documentId, kind, lines } of takingsOf(event)) {
    if (documentId !== id || kind !== 'conversion') continue;
    for (const { line, quantity } of lines) {
      taken.set(line, (taken.get(line) ?? 0) + sign * toMicros(quantity));
    }
  }
  const lines = row.lines.map((one) => ({
    ...one,
    leftMicros: one.leftMicros + (taken.get(one.line) ?? 0),
  }));
  return withOpenness({ ...row, lines });
}

function withOpenness(row: Unstamped<StockOrderRow>): Unstamped<StockOrderRow> {
  const isOpen = !row.isCancelled && row.lines.some(({ leftMicros }) => leftMicros > 0);
  return { ...row, isOpen };
}
