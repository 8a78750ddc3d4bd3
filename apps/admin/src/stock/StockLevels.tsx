import type { StockLevelRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { UnitCost } from '../fields/UnitCost.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ArticleCell } from './ArticleCell.js';
import { StockFilters } from './StockFilters.js';

const costs: readonly Column<StockLevelRow>[] = [
  {
    source: 'averageCost',
    isNumeric: true,
    isUnsorted: true,
    render: ({ averageCost }) => <UnitCost decimal={averageCost} />,
  },
  {
    source: 'valueMinor',
    isNumeric: true,
    isUnsorted: true,
    render: ({ valueMinor }) => (valueMinor === undefined ? null : <Amount minor={valueMinor} />),
  },
];

/** What orders say of the article at the place. */
const ordered = (
  source: 'reserved' | 'onOrder' | 'available',
  isHidden = false,
): Column<StockLevelRow> => ({
  source,
  isHidden,
  isNumeric: true,
  isUnsorted: true,
  render: (row) => <Figure decimal={row[source]} />,
});

const columns: readonly Column<StockLevelRow>[] = [
  {
    source: 'articleId',
    isUnsorted: true,
    render: ({ articleId, articleName, articleCode, limit }) => (
      <>
        <ArticleCell id={articleId} name={articleName} code={articleCode} />
        <Limit limit={limit} />
      </>
    ),
  },
  {
    source: 'warehouseId',
    render: (row) => <Place row={row} />,
  },
  {
    source: 'batchId',
    isUnsorted: true,
    files: ['batchId', 'expiresOn'],
    render: ({ batchName, expiresOn }) => (
      <>
        {batchName}
        <span className="list__below">
          <Day day={expiresOn} />
        </span>
      </>
    ),
  },
  {
    source: 'expiresOn',
    isUnsorted: true,
    isHidden: true,
    render: ({ expiresOn }) => <Day day={expiresOn} />,
  },
  {
    source: 'quantityMicros',
    isNumeric: true,
    render: ({ quantity, unit = '' }) => <Figure decimal={quantity} unit={unit} />,
  },
  ordered('reserved'),
  // The reorder suggestions have it; here the article's name needs the room.
  ordered('onOrder', true),
  ordered('available'),
  {
    source: 'limit',
    isUnsorted: true,
    isHidden: true,
    render: ({ limit }) => <LimitName limit={limit} />,
  },
];

const definition: ManagementDefinition<StockLevelRow> = {
  resource: 'commercial/stock',
  title: 'layout.pages.stockLevels',
  nameOf: ({ articleName = '' }) => articleName,
  sort: { field: 'lastMovedOn', order: 'DESC' },
  columns,
  card: (row) => ({
    title: row.articleName,
    detail: (
      <>
        <Place row={row} /> <Limit limit={row.limit} />
      </>
    ),
    aside: <Figure decimal={row.quantity} />,
    figure: 'quantityMicros',
  }),
  filters: <StockFilters />,
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  emptyHint: 'management.whenEmpty.stock',
  whenEmpty: {
    to: '/commercial/stock_counts/create',
    label: 'stock.newCount',
    permission: 'stock.count',
  },
  hasMenu: false,
};

function Place({ row }: { readonly row: StockLevelRow }): ReactNode {
  const t = useMessages();
  return <span className="list__place">{row.warehouseName ?? t('stock.inTransit')}</span>;
}

interface LimitProps {
  readonly limit: StockLevelRow['limit'];
}

/** A warning about all there is of an article; nothing keeps it from being so. */
function Limit({ limit }: LimitProps): ReactNode {
  const t = useMessages();
  return limit && <StatusChip tone="warning">{t(`stock.${limit}`)}</StatusChip>;
}

function LimitName({ limit }: LimitProps): ReactNode {
  const t = useMessages();
  return limit && t(`stock.${limit}`);
}

/** How much there is of what, where. */
export function StockLevels(): ReactNode {
  const seesCosts = useMay('stock.viewCost');
  const shown = seesCosts ? [...columns, ...costs] : columns;
  const last: Column<StockLevelRow> = {
    source: 'lastMovedOn',
    render: ({ lastMovedOn }) => <Day day={lastMovedOn} />,
  };
  return <ManagementScreen definition={{ ...definition, columns: [...shown, last] }} />;
}
