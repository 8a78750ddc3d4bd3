import { quantityOfMicros, toMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import { postedMoves } from './post-count.js';
import { BatchReader, type BatchOfLine } from './read-batch.js';
import {
  readNamedWarehouse,
  readQuantity,
  readStockArticle,
  refuseLineCount,
} from './read-stock-lines.js';
import type { CountEntry, CountedLine, StockCountOpened } from './stock.events.js';
import { entryKey } from './stock.keys.js';
import { COUNT_ENTRIES_MAX, STOCK_NOTE_LENGTH_MAX } from './stock.limits.js';
import type { StockCount } from './stock.state.js';

/** Begins a count: its list is what the books know of, and nobody stops selling. */
export interface OpenStockCount {
  readonly type: 'OpenStockCount';
  readonly id: string;
  readonly warehouseId: string;
  /** Without it, all articles that stock is kept of. */
  readonly categoryId?: string;
  readonly articleIds?: readonly string[];
  readonly note?: string;
}

/** What was found of one article, or of one batch of it. */
export interface CountLine extends BatchOfLine {
  readonly articleId: string;
  /** A decimal, 0 or more. */
  readonly counted: string;
  /** Found in another part of the shelf: on top of what was counted before. */
  readonly adds?: boolean;
}

/** What somebody has found. The later count of a thing wins, unless it adds to the former. */
export interface CountStock {
  readonly type: 'CountStock';
  readonly id: string;
  readonly lines: readonly CountLine[];
}

/** Makes moves of the differences. */
export interface PostStockCount {
  readonly type: 'PostStockCount';
  readonly id: string;
  /** What nobody has counted is left as it is, or taken to be gone. */
  readonly uncounted?: 'leave' | 'zero';
  readonly expectedRevision?: number;
}

/** Throws an open count away: nothing moves, and its number stays taken. */
export interface DiscardStockCount {
  readonly type: 'DiscardStockCount';
  readonly id: string;
  readonly expectedRevision?: number;
}

const noteText = text(STOCK_NOTE_LENGTH_MAX);

const openCount: Decide<OpenStockCount> = (books, command, context) => {
  const { id } = command;
  refuseTakenId(books, id);
  const warehouseId = readNamedWarehouse(books, command.warehouseId, 'warehouseId');
  const problems = new Problems();
  const note = noteText.read(command.note, 'note', problems);
  problems.refuseIfAny();
  const entries = entriesToCount(books, warehouseId, command);
  if (entries.length === 0) refuse('stock.countEmpty');
  if (entries.length > COUNT_ENTRIES_MAX) refuse('stock.countTooLarge', { max: COUNT_ENTRIES_MAX });
  const number = (books.stock.numbers.get('counts') ?? 0) + 1;
  const on = todayIn(books, context);
  const data: Writable<StockCountOpened['data']> = { id, number, warehouseId, on, entries };
  if (note !== undefined) data.note = note;
  return [{ type: 'StockCountOpened', data }];
};

function entriesToCount(
  books: Books,
  warehouseId: string,
  { categoryId, articleIds }: OpenStockCount,
): readonly CountEntry[] {
  const wanted = articleIds && new Set(articleIds);
  const entries: CountEntry[] = [];
  for (const article of books.catalog.articles.values()) {
    const { id: articleId } = article;
    if (!article.movesStock || article.isArchived) continue;
    if (categoryId !== undefined && article.categoryId !== categoryId) continue;
    if (wanted && !wanted.has(articleId)) continue;
    if (article.isBatchManaged !== true) {
      entries.push({ articleId, theoretical: levelOf(books, articleId, warehouseId) });
      continue;
    }
    for (const batchId of books.stock.levels.batchesAt(articleId, warehouseId)) {
      const theoretical = levelOf(books, articleId, warehouseId, batchId);
      entries.push({ articleId, batchId, theoretical });
    }
  }
  return entries;
}

function levelOf(books: Books, articleId: string, warehouseId: string, batchId?: string) {
  return quantityOfMicros(books.stock.levels.get(articleId, warehouseId, batchId));
}

const countStock: Decide<CountStock> = (books, { id, lines }, context) => {
  const count = openOne(books, id);
  refuseLineCount(lines);
  const problems = new Problems();
  const batches = new BatchReader(books, context, problems);
  const found = new Map(count.entries);
  const counted: CountedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const one = readCounted({ books, count, batches, problems, found }, line, index);
    if (!one) continue;
    counted.push(one);
    found.set(entryKey(one.articleId, one.batchId), one);
  }
  problems.refuseIfAny();
  return [...batches.registered, { type: 'StockCounted', data: { id, lines: counted } }];
};

interface Counting {
  readonly books: Books;
  readonly count: StockCount;
  readonly batches: BatchReader;
  readonly problems: Problems;
  readonly found: ReadonlyMap<string, CountedLine | undefined>;
}

function readCounted(counting: Counting, line: CountLine, index: number): CountedLine | undefined {
  const { books, count, batches, problems, found } = counting;
  const article = readStockArticle(books, line.articleId, index, problems);
  const quantity = readQuantity(line.counted, index, 0, problems, 'counted');
  if (!article || quantity === undefined) return undefined;
  const hasBatch = article.isBatchManaged === true;
  const batchId = hasBatch ? batches.entering(line, article, index) : undefined;
  if (hasBatch && batchId === undefined) return undefined;
  const theoretical = levelOf(books, article.id, count.warehouseId, batchId);
  const before = line.adds === true ? found.get(entryKey(article.id, batchId)) : undefined;
  const total = quantity + (before ? toMicros(before.counted) : 0);
  const one: Writable<CountedLine> = {
    articleId: article.id,
    theoretical,
    counted: quantityOfMicros(total),
    difference: quantityOfMicros(total - toMicros(theoretical)),
  };
  if (batchId !== undefined) one.batchId = batchId;
  if (before) one.added = quantityOfMicros(quantity);
  return one;
}

const postCount: Decide<PostStockCount> = (books, command, context) => {
  const { id, uncounted = 'leave', expectedRevision } = command;
  const count = openOne(books, id);
  refuseStale(books, id, expectedRevision);
  const isAnyCounted = [...count.entries.values()].some((line) => line !== undefined);
  if (!isAnyCounted && uncounted === 'leave') refuse('stock.nothingCounted');
  const problems = new Problems();
  const stock = postedMoves(books, count, uncounted, context.actorId, problems);
  problems.refuseIfAny();
  const on = todayIn(books, context);
  const { warehouseId } = count;
  return [{ type: 'StockCountPosted', data: { id, warehouseId, on, stock } }];
};

const discardCount: Decide<DiscardStockCount> = (books, { id, expectedRevision }) => {
  openOne(books, id);
  refuseStale(books, id, expectedRevision);
  return [{ type: 'StockCountDiscarded', data: { id } }];
};

function openOne(books: Books, id: string): StockCount {
  const count = books.stock.counts.get(id);
  if (count) return count;
  return books.threads.records.has(id)
    ? refuse('stock.countNotOpen')
    : refuse('record.notFound', { id });
}

/** The rules of counting, by command. */
export const countsDeciders = {
  OpenStockCount: openCount,
  CountStock: countStock,
  PostStockCount: postCount,
  DiscardStockCount: discardCount,
};
