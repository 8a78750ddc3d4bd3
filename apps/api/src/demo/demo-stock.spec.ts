import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '@balcao/domain';
import { demoArticles } from './demo-articles.js';
import { demoWarehouses } from './demo-records.js';
import { demoYear } from './demo-plan.js';
import { DemoStock } from './demo-stock.js';

const [rice] = demoArticles;
const stock = () => new DemoStock(demoYear('2026-11-20'));

const moved = (type: string, warehouseId: string, quantity: string) => {
  const data = { id: 'X', stock: [{ articleId: `DEMO${rice[0]}`, warehouseId, quantity }] };
  return { type, data } as unknown as JournalEvent;
};

describe('the goods that the demo orders by', () => {
  it('are what came and went, in each shop by itself', () => {
    const goods = stock();
    const { shop, matola } = demoWarehouses;
    goods.see([moved('OpeningStockEntered', shop, '36'), moved('DocumentIssued', shop, '-1.5')]);
    goods.see([moved('StockTransferred', matola, '9')]);
    expect([goods.at(shop, rice), goods.at(matola, rice)]).toEqual([34.5, 9]);
  });

  it('go as fast as expected at first, and then more and more as they went', () => {
    const goods = stock();
    expect(goods.paceOf(rice)).toBe(9);
    goods.see([moved('DocumentIssued', demoWarehouses.shop, '-21')]);
    goods.see([moved('StockTransferred', demoWarehouses.shop, '-5')]);
    goods.endWeek();
    expect(goods.paceOf(rice)).toBe(12);
    goods.endWeek();
    expect(goods.paceOf(rice)).toBe(9);
  });
});
