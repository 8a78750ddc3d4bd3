/** What there is and will be of an article; micros. */
export interface ReorderFacts {
  readonly onHand: number;
  /** Of open customer orders. */
  readonly reserved: number;
  /** Of open purchase orders. */
  readonly onOrder: number;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** What there will be when all orders are carried out; micros. */
export function projectedStock({ onHand, reserved, onOrder }: ReorderFacts): number {
  return onHand - reserved + onOrder;
}

/**
 * How much to buy, in micros: up to the maximum once the projected stock is at the minimum or
 * below; up to the minimum where there is no maximum. 0 when nothing is to be bought.
 */
export function suggestedOrder(facts: ReorderFacts): number {
  const { minimum, maximum } = facts;
  const projected = projectedStock(facts);
  if (minimum === undefined || projected > minimum) return 0;
  return Math.max((maximum ?? minimum) - projected, 0);
}
