import { describe, expect, it } from '@jest/globals';
import type { StockArticleRow, StockLevelRow } from '@balcao/contracts';
import { limited } from './stock-limits.js';

const level: StockLevelRow = {
  id: 'RICE.MAIN',
  revision: 7,
  articleId: 'RICE',
  warehouseId: 'MAIN',
  quantity: '4',
  quantityMicros: 4_000_000,
  lastMovedOn: '2026-03-02',
};

const rice = (quantityMicros: number): StockArticleRow => ({
  id: 'RICE',
  revision: 7,
  code: 'ARZ25',
  name: 'Arroz 25 kg',
  unit: 'un',
  isArchived: false,
  movesStock: true,
  isBatchManaged: false,
  minimumStock: '10',
  maximumStock: '12.5',
  quantity: String(quantityMicros / 1_000_000),
  quantityMicros,
});

const limitAt = (article: StockArticleRow) =>
  limited(level, { articles: new Map([[article.id, article]]) }).limit;

describe('the limits of an article', () => {
  it('are compared with all there is of it, not with one place', () => {
    expect(limitAt(rice(9_999_999))).toBe('belowMinimum');
    expect(limitAt(rice(10_000_000))).toBeUndefined();
    expect(limitAt(rice(12_500_000))).toBeUndefined();
    expect(limitAt(rice(12_500_001))).toBe('aboveMaximum');
  });

  it('are not there where the article has none, or is not known', () => {
    const { minimumStock, maximumStock, ...unlimited } = rice(0);
    expect([minimumStock, maximumStock]).toEqual(['10', '12.5']);
    expect(limitAt(unlimited)).toBeUndefined();
    expect(limited(level, { articles: new Map() })).toEqual(level);
  });
});
