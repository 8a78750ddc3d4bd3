import { describe, expect, it } from '@jest/globals';
import type { StockLevelRow } from '@balcao/contracts';
import { placesOf } from './places.js';

const milk = (more: Partial<StockLevelRow>): StockLevelRow => ({
  id: 'MILK',
  revision: 1,
  articleId: 'MILK',
  lastMovedOn: '2026-03-02',
  warehouseId: 'SHOP',
  warehouseName: 'Loja',
  quantity: '0',
  quantityMicros: 0,
  ...more,
});

describe('the places of an article', () => {
  it('hold all its batches, with what is ordered at the place once', () => {
    const ordered = { reserved: '3', onOrder: '10' };
    const places = placesOf([
      milk({
        batchId: 'L7',
        quantity: '4',
        quantityMicros: 4_000_000,
        valueMinor: 200,
        ...ordered,
      }),
      milk({ batchId: 'L8', quantity: '1', quantityMicros: 1_000_000, valueMinor: 60, ...ordered }),
      milk({ warehouseId: 'NORTH', warehouseName: 'Norte', quantityMicros: 500_000 }),
    ]);
    expect(places).toEqual([
      {
        warehouseId: 'SHOP',
        name: 'Loja',
        quantity: '5',
        reserved: '3',
        onOrder: '10',
        available: '2',
        valueMinor: 260,
        levelId: 'MILK',
        isOneLevel: false,
      },
      {
        warehouseId: 'NORTH',
        name: 'Norte',
        quantity: '0.5',
        reserved: '0',
        onOrder: '0',
        available: '0.5',
        valueMinor: undefined,
        levelId: 'MILK',
        isOneLevel: true,
      },
    ]);
  });

  it('are none where nothing is and nothing is ordered', () => {
    expect(placesOf([])).toEqual([]);
  });
});
