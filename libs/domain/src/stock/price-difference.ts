import {
  partOfMinor,
  toMicros,
  unitCostMicrosOf,
  unitPriceOfMicros,
  type Quantity,
} from '@balcao/pricing';
import type { MadeMove } from './made-moves.js';
import type { Planning, StockLine } from './planning.js';

/**
 * What an invoice says of goods that were received before: where its price is not the one that they
 * came in at, the difference is spread over those that are still there and those that were sold.
 */
export function revalueMade(
  { request: { type }, plan }: Planning,
  { quantity: invoiced, netMinor }: StockLine,
  made: readonly MadeMove[],
  line: number,
): void {
  if (type.movesStock !== 'in') return;
  const unitCost = unitCostMicrosOf(netMinor, toMicros(invoiced));
  let missing = toMicros(invoiced);
  let leftMinor = netMinor;
  for (const { articleId, warehouseId, batchId, quantity: received, costMinor } of made) {
    const whole = toMicros(received);
    const quantity = Math.min(missing, whole);
    if (quantity <= 0) return;
    const paidMinor = partOfMinor(leftMinor, quantity, missing);
    missing -= quantity;
    leftMinor -= paidMinor;
    const differenceMinor = paidMinor - partOfMinor(costMinor, quantity, whole);
    if (differenceMinor === 0) continue;
    plan.revalue({ line, articleId, warehouseId, batchId, quantity }, unitCost, differenceMinor);
  }
}

/** The moves of a receipt at the price of its invoice: what goes back costs as much. */
export function atPrice(
  made: readonly MadeMove[],
  invoiced: Quantity,
  differenceMinor: number,
): readonly MadeMove[] {
  let missing = toMicros(invoiced);
  let leftMinor = differenceMinor;
  return made.map((move) => {
    const quantity = Math.min(missing, toMicros(move.quantity));
    if (quantity <= 0) return move;
    const partMinor = partOfMinor(leftMinor, quantity, missing);
    missing -= quantity;
    leftMinor -= partMinor;
    const perUnit = unitCostMicrosOf(partMinor, quantity);
    const unitCost = unitPriceOfMicros(Math.max(toMicros(move.unitCost) + perUnit, 0));
    return { ...move, unitCost, costMinor: move.costMinor + partMinor };
  });
}
