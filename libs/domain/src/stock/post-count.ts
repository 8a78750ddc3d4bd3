import { toMicros } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import { addShortage, mayExceedStock } from './read-place.js';
import type { StockMove } from './stock-move.js';
import { StockPlan } from './stock-plan.js';
import type { StockCount } from './stock.state.js';

/**
 * The differences of a count as moves. Each was taken against the books of the moment at which it
 * was counted, so what was sold or received since stays as it is.
 */
export function postedMoves(
  books: Books,
  count: StockCount,
  uncounted: 'leave' | 'zero',
  actorId: string,
  problems: Problems,
): readonly StockMove[] {
  const plan = new StockPlan(books, count.id);
  const { warehouseId } = count;
  const mayExceed = mayExceedStock(books, actorId);
  let line = 0;
  for (const [key, counted] of count.entries) {
    const [articleId = '', batch = ''] = key.split(' ');
    const batchId = batch === '' ? undefined : batch;
    const level = plan.level(articleId, warehouseId, batchId);
    const missing = uncounted === 'zero' ? -Math.max(level, 0) : 0;
    const difference = counted ? toMicros(counted.difference) : missing;
    const moved = { line, articleId, warehouseId, batchId, quantity: Math.abs(difference) };
    line += 1;
    if (difference > 0) plan.input(moved);
    if (difference >= 0) continue;
    if (moved.quantity > level && (batchId !== undefined || !mayExceed)) {
      addShortage(books, moved, level, moved.quantity, problems, '');
    } else plan.output(moved);
  }
  return plan.moves;
}
