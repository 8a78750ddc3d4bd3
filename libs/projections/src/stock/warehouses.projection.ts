import type { WarehouseRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The warehouses; what lies in each is in `stock_levels`. */
export const warehouses = defineCollection<WarehouseRow>({
  name: 'warehouses',
  version: 2,
  fields: { code: 'text', name: 'name', city: 'name', isArchived: 'boolean' },
  indexes: [['code'], ['name']],
  searchText: ({ code, name, city = '' }) => `${code} ${name} ${city}`,
});

/** The register's four events as rows, and nothing else. */
export const warehousesProjection = registerProjection({
  name: 'warehouses',
  noun: 'Warehouse',
  collection: warehouses,
});
