import { toMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import { assert, type Problems } from '../refusal.js';
import { addShortage, mayExceedStock } from './read-place.js';
import type { StockMove } from './stock-move.js';
import { StockPlan } from './stock-plan.js';
import { moveKey } from './stock.keys.js';

/** Moves to take back. */
export interface ReverseRequest {
  /** The record that made them. */
  readonly id: string;
  /** Its moves, as its first event has them; what was done to it since is in the books. */
  readonly stock: readonly StockMove[] | undefined;
  readonly actorId: string;
}

/**
 * The opposite of what a document did to stock, as cancelling needs it, or of what cancelling did,
 * as restoring needs it: same batches, same costs. What is wrong is added with the line's place.
 * Goods of it that came back came with a note, and a document with notes stays (`refuseTaken`).
 */
export function reverseStock(
  books: Books,
  { id, stock, actorId }: ReverseRequest,
  problems: Problems,
): readonly StockMove[] {
  const moves = books.stock.undone.get(id) ?? stock ?? [];
  if (moves.length === 0) return [];
  const plan = new StockPlan(books, id);
  const mayExceed = mayExceedStock(books, actorId);
  for (const move of (stock ?? []).keys()) {
    assert(!books.stock.returned.has(moveKey(id, move)), 'what is credited is not taken back');
  }
  for (const move of [...moves].reverse()) {
    const quantity = toMicros(move.quantity);
    const level = plan.level(move.articleId, move.warehouseId, move.batchId);
    const isShort = quantity > 0 && level < quantity;
    if (isShort && (move.batchId !== undefined || !mayExceed)) {
      addShortage(books, move, level, quantity, problems, '');
    }
    plan.undo(move);
  }
  return plan.moves;
}
