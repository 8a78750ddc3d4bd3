import type { ReorderRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Figure } from '../fields/cells.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ArticleCell } from './ArticleCell.js';
import { SupplierOrders } from './SupplierOrders.js';

type Figures = Extract<
  keyof ReorderRow,
  'quantity' | 'reserved' | 'onOrder' | 'projected' | 'minimumStock' | 'maximumStock' | 'suggested'
>;

const figure = (source: Figures): Column<ReorderRow> => ({
  source,
  isNumeric: true,
  render: (row) => <Figure decimal={row[source]} />,
});

const definition: ManagementDefinition<ReorderRow> = {
  resource: 'commercial/reorder',
  title: 'layout.pages.reorder',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    {
      source: 'name',
      render: ({ id, name, code }) => <ArticleCell id={id} name={name} code={code} />,
    },
    figure('quantity'),
    figure('reserved'),
    figure('onOrder'),
    figure('projected'),
    figure('minimumStock'),
    figure('maximumStock'),
    figure('suggested'),
    { source: 'supplierName' },
  ],
  filters: <SupplierOrders />,
  card: ({ name, code, suggested, supplierName }) => ({
    title: name,
    detail: [code, supplierName].filter(Boolean).join(' · '),
    aside: <Figure decimal={suggested} />,
  }),
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  emptyHint: 'management.whenEmpty.reorder',
  whenEmpty: {
    to: '/commercial/articles',
    label: 'layout.pages.articles',
    permission: 'catalog.view',
  },
  hasMenu: false,
};

/** What to buy, by what there is, is reserved and on order. */
export const Reorder = (): ReactNode => <ManagementScreen definition={definition} />;
