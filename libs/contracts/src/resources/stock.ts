import type { Resources } from './resource.js';

/** Warehouses, batches, and what moves between and lies in them. */
export const stockResources = {
  'commercial/warehouse': {
    path: 'warehouses',
    collection: 'warehouses',
    view: 'stock.view',
    manage: 'stock.manage',
    noun: 'Warehouse',
    texts: {
      fields: {
        code: { isRequired: true },
        name: { isRequired: true },
        address: { isHidden: true },
        city: {},
      },
      version: 5,
      imported: 'warehouses',
      group: 'stock',
    },
  },
  'commercial/batches': {
    path: 'batches',
    collection: 'batches',
    view: 'stock.view',
    manage: 'stock.manage',
    noun: 'Batch',
    references: { articleId: 'commercial/articles' },
  },
  'commercial/stock': {
    path: 'stock',
    collection: 'stock_levels',
    shows: ['stock_order_lines'],
    view: 'stock.view',
    manage: 'stock.move',
  },
  'commercial/stock_moves': {
    path: 'stock-moves',
    collection: 'stock_moves',
    view: 'stock.view',
    manage: 'stock.move',
  },
  'commercial/stock_transfers': {
    path: 'stock-transfers',
    collection: 'stock_transfers',
    view: 'stock.view',
    manage: 'stock.move',
    references: { fromId: 'commercial/warehouse', toId: 'commercial/warehouse' },
  },
  'commercial/stock_counts': {
    path: 'stock-counts',
    collection: 'stock_counts',
    shows: ['stock_count_entries'],
    view: 'stock.view',
    manage: 'stock.count',
    references: { warehouseId: 'commercial/warehouse' },
  },
  'commercial/reorder': {
    path: 'reorder-suggestions',
    collection: 'stock_articles',
    shows: ['stock_order_lines'],
    view: 'stock.view',
    manage: 'stock.manage',
  },
} as const satisfies Resources;
