import type { Books } from '../books.js';
import { mayDo } from '../identity/index.js';
import type { Problems } from '../refusal.js';
import { quantityOfMicros } from '@balcao/pricing';

/** The warehouse of a line: its own, or the company's default one. */
export function readWarehouse(
  books: Books,
  sent: string | undefined,
  index: number,
  problems: Problems,
): string | undefined {
  const id = sent ?? books.companies.settings.get().defaultWarehouseId;
  const warehouse = id === undefined ? undefined : books.stock.warehouses.get(id);
  const path = `lines.${index}.warehouseId`;
  if (!warehouse) problems.add(path, 'warehouse.notSelectedAtLine', { line: index + 1 });
  else if (warehouse.isArchived) {
    problems.add(path, 'warehouse.archived', { name: warehouse.name });
  } else return id;
  return undefined;
}

/** Whether more may be taken out than there is: the company lets everybody, or the person may. */
export function mayExceedStock(books: Books, actorId: string, isPast = false): boolean {
  return (
    isPast ||
    books.companies.settings.get().exceedsStockLimits ||
    mayDo(books, actorId, 'stock.exceedLimits')
  );
}

/** Goods that are not there, and for which line they were to leave. */
interface Shortage {
  readonly line: number;
  readonly articleId: string;
  readonly warehouseId: string;
}

/** Names how much is missing where; what is taken back or counted has no lines to be sent again. */
export function addShortage(
  books: Books,
  at: Shortage,
  level: number,
  quantity: number,
  problems: Problems,
  path = `lines.${at.line}.quantity`,
): void {
  const available = Math.max(level, 0);
  problems.add(path, 'stock.insufficient', {
    line: at.line + 1,
    article: books.catalog.articles.get(at.articleId)?.name ?? at.articleId,
    warehouse: books.stock.warehouses.get(at.warehouseId)?.name ?? at.warehouseId,
    available: quantityOfMicros(available),
    missing: quantityOfMicros(quantity - available),
  });
}

/** What is counted stays counted: nothing moves on a day before the warehouse's last count. */
export function checkNotCounted(
  books: Books,
  warehouseId: string,
  on: string,
  index: number,
  problems: Problems,
): void {
  const countedOn = books.stock.countedOn.get(warehouseId);
  if (countedOn === undefined || on >= countedOn) return;
  problems.add(`lines.${index}.warehouseId`, 'stock.beforeLastCount', {
    line: index + 1,
    countedOn,
  });
}

/** The same for what names its warehouse and its day once, for all its lines. */
export function checkDayNotCounted(
  books: Books,
  warehouseId: string,
  on: string,
  problems: Problems,
): void {
  const countedOn = books.stock.countedOn.get(warehouseId);
  if (countedOn === undefined || on >= countedOn) return;
  const warehouse = books.stock.warehouses.get(warehouseId)?.name ?? warehouseId;
  problems.add('on', 'stock.dayBeforeLastCount', { warehouse, countedOn });
}
