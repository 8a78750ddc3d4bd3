import { quantityOfMicros, toMicros } from '@balcao/pricing';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Planning, StockLine } from './planning.js';
import { atPrice } from './price-difference.js';
import { partOfCost } from './pool.js';
import { addShortage, checkNotCounted, mayExceedStock, readWarehouse } from './read-place.js';
import type { MoveOf, StockMove } from './stock-move.js';

/** A move of another document, and which of its moves it is. */
export interface MadeMove extends StockMove {
  readonly madeBy: MoveOf;
}

/** What another document moved for a line. */
export interface MadeMoves {
  readonly direction: DocumentTypeFields['movesStock'];
  readonly moves: readonly MadeMove[];
}

/**
 * What the origin of a line moved for it, itself or by the delivery that it invoices. A line that
 * names no line of its origin stands for the origin's lines of its article.
 */
export function findMade(
  { request: { documents, originId } }: Planning,
  { origin }: StockLine,
  articleId: string,
): MadeMoves | undefined {
  const moves = origin
    ? movesFor(documents, origin.documentId, origin.line)
    : movesOfArticle(documents, originId, articleId);
  const [first] = moves;
  if (!first) return undefined;
  return { direction: first.quantity.startsWith('-') ? 'out' : 'in', moves };
}

type Documents = Planning['request']['documents'];

function movesFor(documents: Documents, documentId: string, line: number): readonly MadeMove[] {
  const document = documents.get(documentId);
  if (!document) return [];
  const moves: MadeMove[] = [];
  let differenceMinor = 0;
  for (const [move, made] of (document.stock ?? []).entries()) {
    if (made.line !== line) continue;
    if (made.revalued !== undefined) differenceMinor += made.costMinor;
    else moves.push({ ...made, madeBy: { documentId, move } });
  }
  const invoiced = document.lines[line];
  if (moves.length > 0 || !invoiced?.origin) return moves;
  const before = movesFor(documents, invoiced.origin.documentId, invoiced.origin.line);
  return differenceMinor === 0 ? before : atPrice(before, invoiced.quantity, differenceMinor);
}

function movesOfArticle(
  documents: Documents,
  documentId: string | undefined,
  articleId: string,
): readonly MadeMove[] {
  if (documentId === undefined) return [];
  const lines = documents.get(documentId)?.lines ?? [];
  return lines.flatMap((line, index) =>
    line.articleId === articleId ? movesFor(documents, documentId, index) : [],
  );
}

/**
 * Takes goods back the way they came, the last taken first: into the batch they left and at the
 * cost they left with; or back to the supplier, at the cost they came with.
 */
export function returnMade(
  planning: Planning,
  line: StockLine,
  made: readonly MadeMove[],
  index: number,
): void {
  const { books, request, plan, problems } = planning;
  let missing = toMicros(line.quantity);
  for (const move of [...made].reverse()) {
    if (missing === 0) return;
    const left = leftOf(planning, move);
    const quantity = Math.min(missing, left.quantity);
    if (quantity <= 0) continue;
    missing -= quantity;
    const sent = line.warehouseId ?? move.warehouseId;
    const warehouseId = readWarehouse(books, sent, index, problems);
    if (warehouseId === undefined) return;
    checkNotCounted(books, warehouseId, request.issuedOn, index, problems);
    const { articleId, batchId, madeBy } = move;
    const moved = { line: index, articleId, warehouseId, batchId, quantity, returnOf: madeBy };
    const unitCost = toMicros(move.unitCost);
    const costMinor = partOfCost(quantity, left, unitCost);
    if (request.type.movesStock === 'in') {
      plan.input(moved, { unitCost, costMinor });
      continue;
    }
    const level = plan.level(articleId, warehouseId, batchId);
    const isShort = quantity > level;
    const mayExceed = mayExceedStock(books, request.actorId, request.isPast);
    if (isShort && (batchId !== undefined || !mayExceed)) {
      addShortage(books, moved, level, quantity, problems);
      return;
    }
    plan.outputAt(moved, unitCost, costMinor);
  }
  if (missing === 0) return;
  const remaining = quantityOfMicros(toMicros(line.quantity) - missing);
  problems.add(`lines.${index}.quantity`, 'stock.returnExceeds', { line: index + 1, remaining });
}

/** What has not come back yet of a move. */
function leftOf(
  { plan }: Planning,
  { quantity, costMinor, madeBy }: MadeMove,
): { readonly quantity: number; readonly costMinor: number } {
  const returned = plan.returnedOf(madeBy);
  return {
    quantity: Math.abs(toMicros(quantity)) - Math.abs(returned.quantity),
    costMinor: Math.abs(costMinor) - Math.abs(returned.costMinor),
  };
}
