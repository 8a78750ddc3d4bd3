import Block from '@mui/icons-material/Block';
import CallReceived from '@mui/icons-material/CallReceived';
import Print from '@mui/icons-material/PrintOutlined';
import type { StockTransferRow } from '@balcao/contracts';
import { showGoods } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { later } from '../routing/later.js';
import { askToConfirm } from '../boot/confirm.js';
import { Day } from '../fields/cells.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { useAction } from '../management/use-archiving.js';
import { useGuide } from './use-guide.js';

const CancelTransferDialog = later(
  async () => (await import('./CancelTransferDialog.js')).CancelTransferDialog,
);

const definition: ManagementDefinition<StockTransferRow> = {
  resource: 'commercial/stock_transfers',
  title: 'layout.pages.stockTransfers',
  nameOf: ({ number }) => `${number}`,
  sort: { field: 'number', order: 'DESC' },
  columns: [
    { source: 'number', isNumeric: true },
    { source: 'on', render: ({ on }) => <Day day={on} /> },
    {
      source: 'fromId',
      render: ({ fromName }) => fromName,
    },
    { source: 'toId', render: ({ toName }) => toName },
    { source: 'lines', isUnsorted: true, render: (row) => <Goods of={row} /> },
    {
      source: 'state',
      render: ({ state }) => <State state={state} />,
    },
    { source: 'receivedOn', render: ({ receivedOn }) => <Day day={receivedOn} /> },
  ],
  card: (row) => ({
    title: <Goods of={row} />,
    detail: `${row.fromName ?? ''} → ${row.toName ?? ''}`,
    aside: <State state={row.state} />,
  }),
  filters: <TransferFilters />,
  createLabel: 'stock.newTransfer',
  isEditable: false,
  isArchivable: false,
  defaults: { inTransit: false, lines: [{}] },
  inputs: later(async () => (await import('./TransferInputs.js')).TransferInputs),
};

function Goods({ of: { lines } }: { readonly of: StockTransferRow }): ReactNode {
  return showGoods(lines, useLanguage());
}

const tones: Readonly<Record<StockTransferRow['state'], StatusTone>> = {
  inTransit: 'info',
  received: 'success',
  cancelled: 'neutral',
};

function State({ state }: Pick<StockTransferRow, 'state'>): ReactNode {
  const t = useMessages();
  return <StatusChip tone={tones[state]}>{t(`stock.${state}`)}</StatusChip>;
}

function TransferFilters(): ReactNode {
  const t = useMessages();
  const states = ['inTransit', 'received', 'cancelled'] as const;
  return (
    <>
      <PeriodFilter source="on" />
      <SelectFilter
        source="state"
        label={t('resources.commercial/stock_transfers.fields.state')}
        choices={states.map((value) => ({ value, label: t(`stock.${value}`) }))}
      />
    </>
  );
}

/** What is on its way is received after a question, or cancelled for a reason. */
function useTravelling(
  onCancel: (row: StockTransferRow) => void,
): readonly RowAction<StockTransferRow>[] {
  const t = useMessages();
  const act = useAction(definition.resource);
  const print = useGuide();
  const isOffered = ({ state }: StockTransferRow): boolean => state === 'inTransit';
  return [
    {
      label: 'stock.receive',
      icon: <CallReceived fontSize="small" />,
      isOffered,
      run: (row) => {
        const title = t('stock.receiveTitle', { number: row.number });
        const message = t('stock.receiveMessage');
        void askToConfirm({ title, message }).then((isYes) =>
          isYes ? act(row, 'receive', t('stock.receivedNow')) : undefined,
        );
      },
    },
    {
      label: 'stock.cancelTransfer',
      icon: <Block fontSize="small" />,
      isOffered,
      run: onCancel,
    },
    {
      label: 'stock.printGuide',
      icon: <Print fontSize="small" />,
      isOffered: ({ state }) => state !== 'cancelled',
      isReading: true,
      run: print,
    },
  ];
}

/** Goods that go from one warehouse to another. */
export function StockTransfers(): ReactNode {
  const [cancelled, setCancelled] = useState<StockTransferRow>();
  const actions = useTravelling(setCancelled);
  return (
    <>
      <ManagementScreen definition={{ ...definition, actions }} />
      {cancelled === undefined ? null : (
        <CancelTransferDialog
          transfer={cancelled}
          onClose={() => {
            setCancelled(undefined);
          }}
        />
      )}
    </>
  );
}
