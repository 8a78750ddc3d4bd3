import type { StockMoveRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { UnitCost } from '../fields/UnitCost.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ArticleCell } from './ArticleCell.js';
import { MoveOrigin } from './MoveOrigin.js';
import { StockMoveFilters } from './StockFilters.js';

const columns: readonly Column<StockMoveRow>[] = [
  { source: 'on', render: ({ on }) => <Day day={on} /> },
  {
    source: 'kind',
    render: (row) => <MoveOrigin row={row} />,
  },
  {
    source: 'articleId',
    isUnsorted: true,
    render: ({ articleId, articleName, articleCode }) => (
      <ArticleCell id={articleId} name={articleName} code={articleCode} />
    ),
  },
  { source: 'partyName', isUnsorted: true },
  {
    source: 'warehouseId',
    render: ({ warehouseName }) => warehouseName,
  },
  {
    source: 'batchId',
    isUnsorted: true,
    render: ({ batchName }) => batchName,
  },
  {
    source: 'quantityMicros',
    isNumeric: true,
    render: ({ quantity }) => <Figure decimal={quantity} />,
  },
  {
    source: 'level',
    isNumeric: true,
    isUnsorted: true,
    render: ({ level }) => <Figure decimal={level} />,
  },
];

const costs: readonly Column<StockMoveRow>[] = [
  {
    source: 'unitCost',
    isNumeric: true,
    isUnsorted: true,
    isHidden: true,
    render: ({ unitCost }) => <UnitCost decimal={unitCost} />,
  },
  {
    source: 'costMinor',
    isNumeric: true,
    render: ({ costMinor }) => (costMinor === undefined ? null : <Amount minor={costMinor} />),
  },
];

const definition: ManagementDefinition<StockMoveRow> = {
  resource: 'commercial/stock_moves',
  title: 'layout.pages.stockMoves',
  nameOf: ({ reference = '', articleName = '' }) => `${reference} ${articleName}`,
  sort: { field: 'id', order: 'DESC' },
  columns,
  card: (row) => ({
    title: row.articleName,
    detail: <MoveOrigin row={row} />,
    aside: <Figure decimal={row.quantity} />,
    figure: 'quantityMicros',
  }),
  filters: <StockMoveFilters />,
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  emptyHint: 'management.whenEmpty.stockMoves',
  whenEmpty: {
    to: '/commercial/stock_counts/create',
    label: 'stock.newCount',
    permission: 'stock.count',
  },
  hasMenu: false,
};

/** Every quantity that entered or left, the newest first. */
export function StockMoves(): ReactNode {
  const seesCosts = useMay('stock.viewCost');
  const shown = seesCosts ? [...columns, ...costs] : columns;
  return <ManagementScreen definition={{ ...definition, columns: shown }} />;
}
