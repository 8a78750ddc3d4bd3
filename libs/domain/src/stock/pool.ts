import {
  averageMicros,
  costMinorOf,
  unitCostMicrosOf,
  unitPriceOfMicros,
  type UnitPrice,
} from '@balcao/pricing';

/**
 * What is valued together: all there is of an article, wherever it is, or of one batch where the
 * company values batches. Quantities and costs are in micros, values in minor units. IAS 2 leaves
 * the average and the first in; batches are picked last in where a company wants it, but that is
 * the order in which goods leave, and no formula of cost.
 *
 * There is one average for the whole company, not one per warehouse: a transfer then changes no
 * value, the same article costs the same in every shop, and one figure is right on every screen.
 *
 * Always: a quantity of zero is worth zero, and a quantity below zero is worth its average.
 */
export interface Pool {
  readonly quantity: number;
  readonly average: number;
  /** The same as text: most moves leave at it and change nothing. */
  readonly averageText: UnitPrice;
  readonly valueMinor: number;
  /** The record of the last move: while nothing came between, it is undone to the last figure. */
  readonly lastId: string;
}

/** What a move comes to, before it is written down. */
export interface Costing {
  readonly unitCost: number;
  /** Signed as the quantity. */
  readonly costMinor: number;
  readonly revaluationMinor: number;
  readonly average: number;
}

/** The pool after a move of the costing. */
export function poolAfter(
  pool: Pool,
  quantity: number,
  { costMinor, revaluationMinor, average }: Costing,
  lastId: string,
): Pool {
  const isSame = average === pool.average;
  return {
    quantity: pool.quantity + quantity,
    average,
    averageText: isSame ? pool.averageText : unitPriceOfMicros(average),
    valueMinor: pool.valueMinor + costMinor - revaluationMinor,
    lastId,
  };
}

/** What leaves at the average: the last of it takes all the value there is. */
export function costOfOutput(pool: Pool, quantity: number): Costing {
  const { average } = pool;
  return {
    unitCost: average,
    costMinor: 0 - outputMinor(pool, quantity),
    revaluationMinor: 0,
    average,
  };
}

function outputMinor({ quantity: held, average, valueMinor }: Pool, quantity: number): number {
  if (held <= 0) return valueBelowZero(held, average) - valueBelowZero(held - quantity, average);
  if (quantity === held) return valueMinor;
  if (quantity > held) return valueMinor - valueBelowZero(held - quantity, average);
  return Math.min(costMinorOf(quantity, average), valueMinor);
}

/** What a quantity below zero is worth: its average, so that several outputs add up to one. */
function valueBelowZero(quantity: number, average: number): number {
  return costMinorOf(quantity, average);
}

/**
 * What enters at a cost. The part that covers what was sold below zero is revalued: it had been
 * sold at the last known average, and costs what it costs now.
 */
export function costOfInput(
  pool: Pool,
  quantity: number,
  unitCost: number,
  costMinor: number,
): Costing {
  const held = pool.quantity;
  const left = held + quantity;
  if (held > 0) {
    const average = averageMicros(held, pool.average, quantity, unitCost);
    return { unitCost, costMinor, revaluationMinor: 0, average };
  }
  if (held === 0) return { unitCost, costMinor, revaluationMinor: 0, average: unitCost };
  const average = left < 0 ? pool.average : unitCost;
  const valueMinor = costMinorOf(left, average);
  const revaluationMinor = pool.valueMinor + costMinor - valueMinor;
  return { unitCost, costMinor, revaluationMinor, average };
}

/** What leaves at the cost it came in at, as when a receipt is taken back. */
export function costOfOutputAt(
  pool: Pool,
  quantity: number,
  unitCost: number,
  costMinor: number,
): Costing {
  const left = pool.quantity - quantity;
  const rest = pool.valueMinor - costMinor;
  if (left > 0 && rest >= 0) {
    const average = averageMicros(pool.quantity, pool.average, -quantity, unitCost);
    if (average >= 0) {
      return { unitCost, costMinor: 0 - costMinor, revaluationMinor: 0, average };
    }
  }
  // Some of it was sold at another cost: what is left keeps the average, and the rest of the
  // value belongs to what was sold.
  const { average } = pool;
  const revaluationMinor = rest - costMinorOf(left, average);
  return { unitCost, costMinor: 0 - costMinor, revaluationMinor, average };
}

/**
 * What a difference of price does: the part of it that belongs to goods still there is theirs, the
 * rest is cost of what was sold. Nothing that is there ever becomes worth less than nothing.
 */
export function costOfDifference(
  { quantity, average, valueMinor }: Pool,
  differenceMinor: number,
  shareMinor: number,
  unitCost: number,
): Costing {
  const taken = quantity > 0 ? Math.max(shareMinor, 0 - valueMinor) : 0;
  return {
    unitCost,
    costMinor: differenceMinor,
    revaluationMinor: differenceMinor - taken,
    average: taken === 0 ? average : Math.max(average + unitCostMicrosOf(taken, quantity), 0),
  };
}

/** The part of a cost that belongs to a part of its quantity; the last part takes what is left. */
export function partOfCost(
  quantity: number,
  left: { readonly quantity: number; readonly costMinor: number },
  unitCost: number,
): number {
  if (quantity === left.quantity) return left.costMinor;
  return Math.min(costMinorOf(quantity, unitCost), left.costMinor);
}
