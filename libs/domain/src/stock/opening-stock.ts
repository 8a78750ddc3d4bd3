import { costMinorOf, toMicros, unitPrice, PricingError } from '@balcao/pricing';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { Needs } from '../facts.js';
import { Problems, refuse } from '../refusal.js';
import { refuseTakenId } from '../threads/index.js';
import { BatchReader } from './read-batch.js';
import { checkDayNotCounted } from './read-place.js';
import {
  readNamedWarehouse,
  readQuantity,
  readStockArticle,
  readStockDay,
  refuseLineCount,
  type StockLineContent,
} from './read-stock-lines.js';
import { reverseStock } from './reverse-stock.js';
import { StockPlan } from './stock-plan.js';

/** One article, or one batch of it, that there was before the books began. */
export interface OpeningLine extends StockLineContent {
  /** Of one unit, without VAT, in the company's currency. */
  readonly unitCost: string;
}

/** Tells the books what there is of some articles in a warehouse when the company begins. */
export interface EnterOpeningStock {
  readonly type: 'EnterOpeningStock';
  readonly id: string;
  readonly warehouseId: string;
  /** Defaults to today. */
  readonly on?: string;
  readonly lines: readonly OpeningLine[];
}

/** Takes an opening back, as long as nothing of it has left. */
export interface CancelOpeningStock {
  readonly type: 'CancelOpeningStock';
  readonly id: string;
}

const enterOpeningStock: Decide<EnterOpeningStock> = (books, command, context) => {
  const { id, lines } = command;
  refuseTakenId(books, id);
  const warehouseId = readNamedWarehouse(books, command.warehouseId, 'warehouseId');
  const on = readStockDay(command.on, todayIn(books, context));
  refuseLineCount(lines);
  const problems = new Problems();
  const plan = new StockPlan(books, id);
  const batches = new BatchReader(books, context, problems);
  checkDayNotCounted(books, warehouseId, on, problems);
  for (const [index, line] of lines.entries()) {
    const article = readStockArticle(books, line.articleId, index, problems);
    const quantity = readQuantity(line.quantity, index, 1, problems);
    const unitCost = readUnitCost(line.unitCost, index, problems);
    if (!article || quantity === undefined || unitCost === undefined) continue;
    const batchId =
      article.isBatchManaged === true ? batches.entering(line, article, index) : undefined;
    if (article.isBatchManaged === true && batchId === undefined) continue;
    const moved = { line: index, articleId: article.id, warehouseId, batchId, quantity };
    plan.input(moved, { unitCost, costMinor: costMinorOf(quantity, unitCost) });
  }
  problems.refuseIfAny();
  const data = { id, warehouseId, on, stock: plan.moves };
  return [...batches.registered, { type: 'OpeningStockEntered', data }];
};

function readUnitCost(sent: string, index: number, problems: Problems): number | undefined {
  try {
    return toMicros(unitPrice(sent));
  } catch (error) {
    if (!(error instanceof PricingError)) throw error;
    const line = index + 1;
    problems.add(`lines.${index}.unitCost`, 'pricing.invalidUnitPrice', { line });
    return undefined;
  }
}

const cancelOpeningStock: Decide<CancelOpeningStock> = (books, { id }, context) => {
  const opening = context.firstEvents.get(id);
  if (opening?.type !== 'OpeningStockEntered') return refuse('record.notFound', { id });
  if (books.stock.undone.has(id)) refuse('stock.openingNotStanding');
  const problems = new Problems();
  const request = { id, stock: opening.data.stock, actorId: context.actorId };
  const stock = reverseStock(books, request, problems);
  problems.refuseIfAny();
  return [{ type: 'OpeningStockCancelled', data: { id, on: todayIn(books, context), stock } }];
};

const cancelNeeds: Needs<CancelOpeningStock> = ({ id }) => [id];

/** The rules of entering the first stock, by command. */
export const openingStockDeciders = {
  EnterOpeningStock: enterOpeningStock,
  CancelOpeningStock: cancelOpeningStock,
};

/** What the commands of this context ask the journal for. */
export const stockNeeds = { CancelOpeningStock: cancelNeeds };
