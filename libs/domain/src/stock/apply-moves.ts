import { toMicros } from '@balcao/pricing';
import type { Pool } from './pool.js';
import type { StockMove } from './stock-move.js';
import { moveKey, poolKey } from './stock.keys.js';
import type { StockSlice } from './stock.state.js';

/** What the moves of a record leave: levels, values and what has come back. */
export function applyMoves(
  slice: StockSlice,
  recordId: string,
  on: string,
  moves: readonly StockMove[],
): void {
  for (const move of moves) {
    const quantity = toMicros(move.quantity);
    applyLevel(slice, on, move, quantity);
    const key = poolOf(move);
    slice.pools.set(key, afterMove(slice.pools.get(key), move, quantity, recordId));
    if (move.returnOf) applyReturn(slice, move, quantity);
  }
}

/** Moves that come in pairs, out of one place and into another: values stay as they are. */
export function applyLevels(slice: StockSlice, on: string, moves: readonly StockMove[]): void {
  for (const move of moves) applyLevel(slice, on, move, toMicros(move.quantity));
}

/** The pool after a move that has been written down. */
function afterMove(
  before: Pool | undefined,
  { unitCost, costMinor, revaluationMinor = 0, average }: StockMove,
  quantity: number,
  lastId: string,
): Pool {
  const averageText = average?.to ?? before?.averageText ?? unitCost;
  return {
    quantity: (before?.quantity ?? 0) + quantity,
    average: averageText === before?.averageText ? before.average : toMicros(averageText),
    averageText,
    valueMinor: (before?.valueMinor ?? 0) + costMinor - revaluationMinor,
    lastId,
  };
}

/** The key of what the move is valued with. */
const poolOf = ({ articleId, batchId, batchCost }: StockMove): string =>
  poolKey(articleId, batchCost === true ? batchId : undefined);

function applyLevel(slice: StockSlice, on: string, move: StockMove, quantity: number): void {
  if (quantity === 0) return;
  const { articleId, warehouseId, batchId } = move;
  slice.levels.add(articleId, warehouseId, batchId, quantity);
  if (batchId === undefined || quantity <= 0 || slice.enteredOn.has(batchId)) return;
  slice.enteredOn.set(batchId, on);
}

function applyReturn({ returned }: StockSlice, move: StockMove, quantity: number): void {
  if (!move.returnOf) return;
  const key = moveKey(move.returnOf.documentId, move.returnOf.move);
  const before = returned.get(key);
  const after = {
    quantity: (before?.quantity ?? 0) + quantity,
    costMinor: (before?.costMinor ?? 0) + move.costMinor,
  };
  if (after.quantity === 0) returned.delete(key);
  else returned.set(key, after);
}
