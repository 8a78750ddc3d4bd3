import { toMicros, unitCostMicrosOf } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { ArticleFields } from '../catalog/index.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import { findMade, returnMade } from './made-moves.js';
import { revalueMade } from './price-difference.js';
import { outputBatches } from './output-batches.js';
import type { Planning, StockLine, StockRequest } from './planning.js';
import { BatchReader } from './read-batch.js';
import { addShortage, checkNotCounted, mayExceedStock, readWarehouse } from './read-place.js';
import type { StockMove } from './stock-move.js';
import type { BatchRegistered } from './stock.events.js';
import { StockPlan } from './stock-plan.js';

/** What a document does to stock. */
export interface PlannedStock {
  /** Batches that it brings; they are facts of their own, before the document. */
  readonly batches: readonly BatchRegistered[];
  readonly moves: readonly StockMove[];
}

const nothing: PlannedStock = { batches: [], moves: [] };

/** What issuing a document moves; what is wrong is added with the line's place. */
export function planStock(books: Books, request: StockRequest, problems: Problems): PlannedStock {
  const { type, lines, id } = request;
  if (type.movesStock === 'none') return nothing;
  const plan = new StockPlan(books, id);
  const batches = new BatchReader(books, request, problems);
  const planning = { books, request, plan, batches, problems };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line?.article?.movesStock !== true || line.quantity === '0') continue;
    planLine(planning, line, line.article, index);
  }
  return { batches: batches.registered, moves: plan.moves };
}

function planLine(
  planning: Planning,
  line: StockLine,
  article: RegisterRecord<ArticleFields>,
  index: number,
): void {
  const { books, request, problems } = planning;
  const made = findMade(planning, line, article.id);
  // What a delivery has moved is not moved again by its invoice, which may tell another price.
  if (made?.direction === request.type.movesStock) {
    if (request.type.group === 'purchases') revalueMade(planning, line, made.moves, index);
    return;
  }
  if (request.returnsStock === false) return;
  if (made) {
    returnMade(planning, line, made.moves, index);
    return;
  }
  const warehouseId = readWarehouse(books, line.warehouseId, index, problems);
  if (warehouseId === undefined) return;
  checkNotCounted(books, warehouseId, request.issuedOn, index, problems);
  const quantity = toMicros(line.quantity);
  const moved = { line: index, articleId: article.id, warehouseId, quantity };
  if (request.type.movesStock === 'in') planInput(planning, line, article, moved);
  else if (article.isBatchManaged === true) outputBatches(planning, line, moved);
  else planOutput(planning, moved);
}

interface Quantified {
  readonly line: number;
  readonly articleId: string;
  readonly warehouseId: string;
  readonly quantity: number;
}

function planOutput({ books, request, plan, problems }: Planning, moved: Quantified): void {
  const level = plan.level(moved.articleId, moved.warehouseId);
  if (moved.quantity > level && !mayExceedStock(books, request.actorId, request.isPast)) {
    addShortage(books, moved, level, moved.quantity, problems);
    return;
  }
  plan.output(moved);
}

/** What is bought costs what the line costs; what comes in otherwise is worth the average. */
function planInput(
  { request, plan, batches }: Planning,
  line: StockLine,
  article: RegisterRecord<ArticleFields>,
  moved: Quantified,
): void {
  const batchId =
    article.isBatchManaged === true ? batches.entering(line, article, moved.line) : undefined;
  if (article.isBatchManaged === true && batchId === undefined) return;
  const isPriced = request.type.group !== 'sales' && line.netMinor > 0;
  const cost = isPriced ? costOf(line.netMinor, moved.quantity) : undefined;
  plan.input({ ...moved, batchId }, cost);
}

/** The cost of a quantity that came to so much. */
function costOf(
  netMinor: number,
  quantity: number,
): { readonly unitCost: number; readonly costMinor: number } {
  return { unitCost: unitCostMicrosOf(netMinor, quantity), costMinor: netMinor };
}
