import { describe, expect, it } from '@jest/globals';
import type { BatchRow, StockArticleRow, StockLevelRow } from '@balcao/contracts';
import { worthOf } from './stock-names.js';

const level = (warehouseId: string, quantity: number, batchId?: string): StockLevelRow => ({
  id: `${warehouseId}${batchId ?? ''}`,
  revision: 0,
  articleId: 'RICE',
  warehouseId,
  ...(batchId !== undefined && { batchId }),
  quantity: String(quantity),
  quantityMicros: quantity * 1_000_000,
});

const rice = {
  id: 'RICE',
  quantityMicros: 6_000_000,
  averageCost: '10',
  valueMinor: 2_001,
} as unknown as StockArticleRow;
const batch = (id: string, quantity: number, valueMinor: number) =>
  ({ id, quantityMicros: quantity * 1_000_000, valueMinor }) as unknown as BatchRow;

function sumOf(levels: readonly StockLevelRow[], batches: readonly BatchRow[]): number {
  const named = {
    articles: new Map([['RICE', rice]]),
    warehouses: new Map(),
    batches: new Map(batches.map((each) => [each.id, each])),
  };
  return [...worthOf(levels, named).values()].reduce(
    (sum, { valueMinor = 0 }) => sum + valueMinor,
    0,
  );
}

describe('what places and batches are worth', () => {
  it('adds up to the worth of the article, also where all of it is in batches', () => {
    const inBatches = [level('MAIN', 3, 'A'), level('SHOP', 1, 'A'), level('SHOP', 2, 'B')];
    expect(sumOf(inBatches, [batch('A', 4, 1_333), batch('B', 2, 667)])).toBe(2_001);
    const some = [level('MAIN', 3, 'A'), level('SHOP', 3)];
    expect(sumOf(some, [batch('A', 3, 1_000)])).toBe(2_001);
    expect(sumOf([level('MAIN', 2), level('SHOP', 4)], [])).toBe(2_001);
  });
});
