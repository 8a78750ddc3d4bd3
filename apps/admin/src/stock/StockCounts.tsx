import type { StockCountRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { useMay } from '../admin/hooks.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { CountState } from './CountState.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';

const CountPage = later(async () => (await import('./CountPage.js')).CountPage);

const columns: readonly Column<StockCountRow>[] = [
  { source: 'number', isNumeric: true },
  { source: 'on', render: ({ on }) => <Day day={on} /> },
  {
    source: 'warehouseId',
    render: ({ warehouseName }) => warehouseName,
  },
  {
    source: 'state',
    render: ({ state }) => <CountState state={state} />,
  },
  { source: 'entryCount', isNumeric: true, isUnsorted: true },
  { source: 'postedOn', render: ({ postedOn }) => <Day day={postedOn} /> },
];

const variance: Column<StockCountRow> = {
  source: 'varianceMinor',
  isNumeric: true,
  render: ({ varianceMinor }) =>
    varianceMinor === undefined ? null : <Amount minor={varianceMinor} />,
};

const definition: ManagementDefinition<StockCountRow> = {
  resource: 'commercial/stock_counts',
  title: 'layout.pages.stockCounts',
  nameOf: ({ number }) => `${number}`,
  sort: { field: 'number', order: 'DESC' },
  columns,
  card: ({ number, warehouseName, state }) => ({
    title: `${number} · ${warehouseName ?? ''}`,
    detail: <CountState state={state} />,
  }),
  filters: (
    <>
      <PeriodFilter source="on" />
      <ReferenceFilter source="warehouseId" reference="commercial/warehouse" />
    </>
  ),
  createLabel: 'stock.newCount',
  isEditable: false,
  isArchivable: false,
  pathOf: ({ id }) => `/commercial/stock_counts/${id}`,
  pathOfNew: (id) => `/commercial/stock_counts/${id}`,
  inputs: later(async () => (await import('./CountInputs.js')).CountInputs),
};

/** Counts of stock, and the page of each. */
export function StockCounts(): ReactNode {
  const seesCosts = useMay('stock.viewCost');
  const shown = { ...definition, columns: seesCosts ? [...columns, variance] : columns };
  return (
    <Routes>
      <Route path="create" element={<ManagementScreen definition={shown} />} />
      <Route path=":id" element={<CountPage />} />
      <Route path="*" element={<ManagementScreen definition={shown} />} />
    </Routes>
  );
}
