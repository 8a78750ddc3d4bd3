import type { WarehouseRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<WarehouseRow> = {
  resource: 'commercial/warehouse',
  title: 'layout.pages.warehouses',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'code', render: ({ code }) => <span className="list__strong">{code}</span> },
    { source: 'name' },
    { source: 'city' },
    { source: 'address', isHidden: true, isUnsorted: true },
  ],
  card: ({ code, name, city }) => ({
    title: name,
    detail: [code, city].filter(Boolean).join(' · '),
  }),
  inputs: later(async () => (await import('./WarehouseInputs.js')).WarehouseInputs),
};

/** Where goods are kept. */
export const Warehouses = (): ReactNode => <ManagementScreen definition={definition} />;
