import { describe, expect, it } from '@jest/globals';
import { Trading, issue } from '../testing/index.js';

const enter = {
  type: 'EnterOpeningStock',
  id: 'opening',
  warehouseId: 'warehouse_main',
  lines: [{ articleId: 'soap', quantity: '10', unitCost: '90' }],
} as const;
const cancel = { type: 'CancelOpeningStock', id: 'opening' } as const;
const soaps = ({ books }: Trading) => books.stock.levels.get('soap', 'warehouse_main') / 1_000_000;

describe('opening stock', () => {
  it('is taken back whole, and once', () => {
    const shop = new Trading();
    shop.run(enter);
    expect(soaps(shop)).toBe(10);
    shop.run(cancel);
    expect(soaps(shop)).toBe(0);
    expect(shop.tryRun(cancel)).toBe('stock.openingNotStanding');
  });

  it('is not taken back where there is none, nor what is none', () => {
    const shop = new Trading();
    expect(shop.tryRun(cancel)).toBe('record.notFound');
    shop.run(issue());
    expect(shop.tryRun({ ...cancel, id: 'FT_2026.1' })).toBe('record.notFound');
  });
});
