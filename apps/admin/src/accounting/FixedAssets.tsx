import Dispose from '@mui/icons-material/DeleteSweepOutlined';
import Cancel from '@mui/icons-material/BlockOutlined';
import Restore from '@mui/icons-material/UndoOutlined';
import type { FixedAssetRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { StatusChip } from '../fields/StatusChip.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { later } from '../routing/later.js';
import type { AskedOfAsset } from './AssetDialogs.js';
import { DepreciateButton } from './DepreciateButton.js';

const AssetDialog = later(async () => (await import('./AssetDialogs.js')).AssetDialog);

const resource = 'commercial/fixed_assets';

const definition: ManagementDefinition<FixedAssetRow> = {
  resource,
  title: 'layout.pages.fixedAssets',
  createLabel: 'accounting.assets.create',
  nameOf: ({ name }) => name,
  sort: { field: 'code', order: 'ASC' },
  commands: <DepreciateButton />,
  columns: [
    { source: 'code', render: ({ code }) => <span className="list__strong">{code}</span> },
    { source: 'name' },
    {
      source: 'classId',
      isUnsorted: true,
      render: ({ classId }) => <ReferenceName reference="commercial/asset_classes" id={classId} />,
    },
    { source: 'acquiredOn', render: ({ acquiredOn }) => <Day day={acquiredOn} /> },
    {
      source: 'rate',
      isUnsorted: true,
      isNumeric: true,
      render: ({ rate }) => <Figure decimal={rate} unit="%" />,
    },
    {
      source: 'costMinor',
      isNumeric: true,
      render: ({ costMinor }) => <Amount minor={costMinor} />,
    },
    {
      source: 'depreciatedMinor',
      isNumeric: true,
      render: ({ depreciatedMinor }) => <Amount minor={depreciatedMinor} />,
    },
    { source: 'netMinor', isNumeric: true, render: ({ netMinor }) => <Amount minor={netMinor} /> },
    { source: 'status', render: (row) => <State of={row} /> },
    {
      source: 'disposedOn',
      isHidden: true,
      isUnsorted: true,
      render: ({ disposedOn }) => <Day day={disposedOn} />,
    },
    {
      source: 'proceedsMinor',
      isHidden: true,
      isUnsorted: true,
      isNumeric: true,
      render: ({ proceedsMinor }) =>
        proceedsMinor === undefined ? null : <Amount minor={proceedsMinor} />,
    },
    {
      source: 'resultMinor',
      isHidden: true,
      isUnsorted: true,
      isNumeric: true,
      render: ({ resultMinor }) =>
        resultMinor === undefined ? null : <Amount minor={resultMinor} />,
    },
    { source: 'reference', isHidden: true, isUnsorted: true },
    { source: 'location', isHidden: true, isUnsorted: true },
    { source: 'reason', isHidden: true, isUnsorted: true },
  ],
  card: (row) => ({
    title: row.name,
    detail: (
      <>
        {row.code} · <Day day={row.acquiredOn} />{' '}
        {row.status === 'active' ? null : <State of={row} />}
      </>
    ),
    aside: <Amount minor={row.netMinor} />,
    figure: 'netMinor',
  }),
  filters: <AssetFilters />,
  isEditable: false,
  isArchivable: false,
  inputs: later(async () => (await import('./FixedAssetInputs.js')).FixedAssetInputs),
};

function State({ of: { status } }: { readonly of: FixedAssetRow }): ReactNode {
  const t = useMessages();
  return (
    <StatusChip tone={status === 'active' ? 'success' : 'neutral'}>
      {t(`accounting.assets.states.${status}`)}
    </StatusChip>
  );
}

function AssetFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <ReferenceFilter source="classId" reference="commercial/asset_classes" />
      <SelectFilter
        source="status"
        label={t(`resources.${resource}.fields.status`)}
        choices={(['active', 'disposed', 'cancelled'] as const).map((value) => ({
          value,
          label: t(`accounting.assets.states.${value}`),
        }))}
      />
    </>
  );
}

/** Fixed assets: recorded, depreciated and disposed of, never edited. */
export function FixedAssets(): ReactNode {
  const mayPost = useMay('accounting.post');
  const [asked, setAsked] = useState<AskedOfAsset>();
  const action = (
    verb: AskedOfAsset['verb'],
    icon: ReactNode,
    isOffered: (row: FixedAssetRow) => boolean,
  ): RowAction<FixedAssetRow> => ({
    label: `accounting.assets.${verb}`,
    icon,
    isOffered: (row) => mayPost && isOffered(row),
    run: (row) => {
      setAsked({ verb, row });
    },
  });
  const actions = [
    action('dispose', <Dispose fontSize="small" />, ({ status }) => status === 'active'),
    action('restore', <Restore fontSize="small" />, ({ status }) => status === 'disposed'),
    action(
      'cancel',
      <Cancel fontSize="small" />,
      ({ status, depreciatedMinor, beforeMinor }) =>
        status === 'active' && depreciatedMinor === beforeMinor,
    ),
  ];
  return (
    <>
      <ManagementScreen definition={{ ...definition, actions }} />
      {asked === undefined ? null : (
        <AssetDialog
          asked={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
