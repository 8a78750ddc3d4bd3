import type { Planning, StockLine } from './planning.js';
import { isExpired, pickBatches, type Batch } from './pick-batches.js';
import { addShortage } from './read-place.js';
import type { Moved } from './stock-plan.js';

type Quantified = Omit<Moved, 'batchId' | 'returnOf'>;

/**
 * Out of the chosen batch, or of those that the company's rule picks. Batches never go below zero,
 * regardless of the actor.
 */
export function outputBatches(planning: Planning, line: StockLine, moved: Quantified): void {
  const { books, request, plan, problems, batches } = planning;
  const { method, takesExpired } = {
    method: books.companies.settings.get().batchOutputMethod,
    takesExpired: books.companies.settings.get().sellsExpiredBatches,
  };
  const chosen = batches.chosen(line, moved.articleId, moved.line);
  if (chosen === 'wrong') return;
  if (chosen) {
    outputChosen(planning, chosen, moved, takesExpired);
    return;
  }
  const picked = pickBatches(books, plan, moved, { method, on: request.issuedOn, takesExpired });
  const found = picked.reduce((sum, { quantity }) => sum + quantity, 0);
  if (found < moved.quantity) addShortage(books, moved, found, moved.quantity, problems);
  else plan.outputBatches(moved, picked);
}

/** What is no longer good may be written off or sent back, but is not sold. */
function outputChosen(
  { books, request, plan, problems }: Planning,
  batch: Batch,
  moved: Quantified,
  sellsExpired: boolean,
): void {
  const isSale = request.type.group === 'sales';
  const path = `lines.${moved.line}.batchId`;
  const named = { line: moved.line + 1, batch: batch.name };
  if (isSale && batch.isArchived) problems.add(path, 'stock.batchBlocked', named);
  if (isSale && !sellsExpired && isExpired(batch, request.issuedOn)) {
    const expiredOn = batch.expiresOn ?? '';
    problems.add(path, 'stock.batchExpired', { ...named, expiredOn });
  }
  const level = plan.level(moved.articleId, moved.warehouseId, batch.id);
  if (moved.quantity > level) addShortage(books, moved, level, moved.quantity, problems);
  else plan.output({ ...moved, batchId: batch.id });
}
