import type { StockMove } from '../stock/index.js';
import type { Postings } from './posting.js';

/**
 * What moves change of the value of stock, by warehouse, and what goes to the cost of sales at once
 * since goods were sold before they came.
 */
export function addStock(postings: Postings, stock: readonly StockMove[]): void {
  for (const { warehouseId, costMinor, revaluationMinor = 0 } of stock) {
    postings.add('goods', costMinor - revaluationMinor, { warehouseId });
    postings.add('costCorrected', revaluationMinor, { warehouseId });
  }
}
