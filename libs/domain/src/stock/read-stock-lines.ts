import { fromMicros, quantity, QUANTITY_MICROS_MAX, toMicros, PricingError } from '@balcao/pricing';
import { isTooMuch } from '../amounts/index.js';
import type { Books } from '../books.js';
import { FIRST_DAY_OF_BOOKS, isDay } from '../calendar.js';
import type { ArticleFields } from '../catalog/index.js';
import { refuse, type Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { BatchOfLine } from './read-batch.js';
import { STOCK_LINES_MAX } from './stock.limits.js';

/** A line of what moves without a document. */
export interface StockLineContent extends BatchOfLine {
  readonly articleId: string;
  /** A decimal. */
  readonly quantity: string;
}

/** Refuses a list of lines that is empty or too long. */
export function refuseLineCount(lines: readonly unknown[]): void {
  if (lines.length === 0) refuse('stock.noLines', undefined, 'lines');
  if (lines.length > STOCK_LINES_MAX) {
    refuse('stock.tooManyLines', { max: STOCK_LINES_MAX }, 'lines');
  }
}

/** The article of a line, if it is one that stock is kept of. */
export function readStockArticle(
  books: Books,
  articleId: string,
  index: number,
  problems: Problems,
): RegisterRecord<ArticleFields> | undefined {
  const article = books.catalog.articles.get(articleId);
  const path = `lines.${index}.articleId`;
  const line = index + 1;
  if (!article) problems.add(path, 'line.articleNotFound', { line });
  else if (!article.movesStock) {
    problems.add(path, 'stock.articleMovesNoStock', { line, article: article.name });
  } else return article;
  return undefined;
}

/** A quantity in micros; `from` is the least that is accepted. */
export function readQuantity(
  sent: string,
  index: number,
  least: 0 | 1,
  problems: Problems,
  field = 'quantity',
): number | undefined {
  if (isTooMuch(sent)) {
    const max = fromMicros(QUANTITY_MICROS_MAX);
    problems.add(`lines.${index}.${field}`, 'amount.quantityTooLarge', { max });
    return undefined;
  }
  try {
    const micros = toMicros(quantity(sent));
    if (micros >= least) return micros;
  } catch (error) {
    if (!(error instanceof PricingError)) throw error;
  }
  problems.add(`lines.${index}.${field}`, 'pricing.invalidQuantity', { line: index + 1 });
  return undefined;
}

/** The day of a movement: today unless another that is not to come was written. */
export function readStockDay(sent: string | undefined, today: string): string {
  if (sent === undefined) return today;
  if (!isDay(sent)) refuse('field.invalid', { field: 'on' }, 'on');
  if (sent > today) refuse('stock.inFuture', { today }, 'on');
  const first = FIRST_DAY_OF_BOOKS;
  if (sent < first) refuse('document.dayTooEarly', { first }, 'on');
  return sent;
}

/** A warehouse that is named outside of lines. */
export function readNamedWarehouse(books: Books, id: string | undefined, path: string): string {
  const warehouse = id === undefined ? undefined : books.stock.warehouses.get(id);
  if (!warehouse) return refuse('warehouse.notSelected', undefined, path);
  if (warehouse.isArchived) refuse('warehouse.archived', { name: warehouse.name }, path);
  return warehouse.id;
}
