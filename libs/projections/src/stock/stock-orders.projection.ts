import type { StockOrderRow } from '@balcao/contracts';
import { isOrderType, type DocumentEvent, type DocumentIssuedData } from '@balcao/domain';
import { toMicros } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';

/** Orders of clients reserve stock, orders to suppliers bring it, line by line. */
export const stockOrders = defineCollection<StockOrderRow>({
  name: 'stock_order_lines',
  version: 3,
  fields: { articleId: 'text', warehouseId: 'text', side: 'text', isOpen: 'boolean' },
  indexes: [['isOpen'], ['articleId']],
});

/** A row for each line of an order, with what of it is still to be delivered. */
export const stockOrdersProjection = defineProjection<StockOrderRow, DocumentEvent>({
  name: 'stock-orders',
  category: 'journal',
  collection: stockOrders,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored'],
  keys: (event) => [...new Set([...ownLines(event), ...changesOf(event).keys()])].map(keyOf),
  fold: (row, event, { id }) => {
    const { data, type } = event;
    if (!id.startsWith(`${data.id}.`)) return row && changed(row, changesOf(event).get(id) ?? 0);
    if (type === 'DocumentIssued') return ordered(data, id);
    return row && withOpenness({ ...row, isCancelled: type === 'DocumentCancelled' });
  },
});

const keyOf = (id: string) => ({ id });
const lineId = (documentId: string, line: number) => `${documentId}.${line}`;

/** Lines of the document itself that may be those of an order. */
function ownLines({ type, data }: Folded<DocumentEvent>): readonly string[] {
  if (type !== 'DocumentIssued') {
    return Array.from({ length: data.lineCount ?? 0 }, (_, line) => lineId(data.id, line));
  }
  if (!isOrder(data)) return [];
  return data.lines.flatMap(({ articleId }, line) =>
    articleId === undefined ? [] : [lineId(data.id, line)],
  );
}

function isOrder({ typeId, isOrder: said, isTraining = false }: DocumentIssuedData): boolean {
  return !isTraining && isOrderType(typeId, said);
}

/** What the event leaves less, or more again, of lines of other documents; micros. */
function changesOf({ type, data }: Folded<DocumentEvent>): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const isBack = type === 'DocumentCancelled';
  for (const { documentId, kind, lines } of (isBack ? data.gives : data.takes) ?? []) {
    if (kind !== 'conversion') continue;
    for (const { line, quantity } of lines) {
      const id = lineId(documentId, line);
      const micros = toMicros(quantity);
      changes.set(id, (changes.get(id) ?? 0) + (isBack ? micros : 0 - micros));
    }
  }
  return changes;
}

function ordered(data: DocumentIssuedData, id: string): Unstamped<StockOrderRow> | undefined {
  const line = data.lines[Number.parseInt(id.slice(data.id.length + 1), 10)];
  if (line?.articleId === undefined) return undefined;
  const warehouseId = line.warehouseId ?? data.warehouseId;
  return withOpenness({
    id,
    documentId: data.id,
    side: data.group === 'purchases' ? 'supplier' : 'customer',
    articleId: line.articleId,
    ...(warehouseId !== undefined && { warehouseId }),
    isOpen: true,
    isCancelled: false,
    leftMicros: toMicros(line.quantity),
  });
}

const changed = (row: StockOrderRow, change: number) =>
  withOpenness({ ...row, leftMicros: row.leftMicros + change });

function withOpenness(row: Unstamped<StockOrderRow>): Unstamped<StockOrderRow> {
  return { ...row, isOpen: !row.isCancelled && row.leftMicros > 0 };
}
