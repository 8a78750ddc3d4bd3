import type { Quantity, UnitPrice } from '@balcao/pricing';

/** One of the moves that a document made. */
export interface MoveOf {
  readonly documentId: string;
  /** Its index among the document's moves. */
  readonly move: number;
}

/**
 * A quantity of one article that enters or leaves a place. Costs are in the company's currency,
 * regardless of the document's. What the stock of an article is worth is Σ (`costMinor` −
 * `revaluationMinor`) of its moves; nothing that follows recomputes a figure.
 */
export interface StockMove {
  /** Index of the line that it belongs to. */
  readonly line: number;
  readonly articleId: string;
  readonly warehouseId: string;
  readonly batchId?: string;
  /** The batch is valued by itself, at what it cost; otherwise at the average of its article. */
  readonly batchCost?: true;
  /** Below zero for what leaves. */
  readonly quantity: Quantity;
  /** What there is at that place after it. */
  readonly level: Quantity;
  readonly unitCost: UnitPrice;
  /** Signed as the quantity; the whole difference where a price is corrected. */
  readonly costMinor: number;
  /**
   * What goes to the cost of sales at once: goods sold before they came, or before their price was
   * known, cost more, or less when it is below zero, than they were sold at.
   */
  readonly revaluationMinor?: number;
  /** The average before and after; missing where the move leaves it as it is. */
  readonly average?: { readonly from: UnitPrice; readonly to: UnitPrice };
  /** For what comes back: the move that it had left with. */
  readonly returnOf?: MoveOf;
  /**
   * For a difference of price, whose quantity is 0: how many of the goods were still there. Their
   * value takes its part of the difference.
   */
  readonly revalued?: Quantity;
}
