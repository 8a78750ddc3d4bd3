import './series.css';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import type { SeriesRow } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { later } from '../routing/later.js';
import { askToConfirm } from '../boot/confirm.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { useAction } from '../management/use-archiving.js';
import { CloseYearButton } from './CloseYear.js';
import type { seriesKinds } from './series-kinds.js';

const nameOf = ({ prefix, code }: SeriesRow): string => `${prefix} ${code}`;

const definition: ManagementDefinition<SeriesRow> = {
  resource: 'commercial/invoicing_series',
  title: 'layout.pages.series',
  nameOf,
  sort: { field: 'year', order: 'DESC' },
  columns: [
    {
      source: 'prefix',
      render: (row) => <span className="list__strong">{nameOf(row)}</span>,
      files: ['prefix', 'code'],
    },
    {
      source: 'typeId',
      render: ({ typeId }) => <TypeName id={typeId} />,
    },
    { source: 'year', isNumeric: true },
    {
      source: 'kind',
      isUnsorted: true,
      isHidden: true,
      render: ({ kind }) => (kind === undefined ? '' : <KindName kind={kind} />),
    },
    {
      source: 'cashRegisterId',
      isUnsorted: true,
      isHidden: true,
      render: ({ cashRegisterId }) => (
        <ReferenceName reference="commercial/cash_registers" id={cashRegisterId} />
      ),
    },
    { source: 'lastNumber', isNumeric: true },
    { source: 'lastIssuedOn', render: ({ lastIssuedOn }) => <Day day={lastIssuedOn} /> },
    {
      source: 'isOpen',
      render: (row) => <StateChips row={row} />,
    },
  ],
  card: (row) => ({
    title: nameOf(row),
    detail: <TypeName id={row.typeId} />,
    aside: <StateChips row={row} />,
  }),
  createLabel: 'pages.series.open',
  isEditable: false,
  isArchivable: false,
  filters: <StateFilter />,
  commands: <SeriesCommands />,
  bulk: [
    {
      name: 'close',
      action: 'series.close',
      label: 'pages.series.closeMany',
      icon: <Lock fontSize="small" />,
      isDestructive: true,
      isRehearsed: true,
      hint: 'pages.series.closeManyMessage',
      isOffered: ({ isOpen }) => isOpen,
    },
    {
      name: 'reopen',
      action: 'series.reopen',
      label: 'pages.series.reopenMany',
      icon: <LockOpen fontSize="small" />,
      isRehearsed: true,
      hint: 'pages.series.reopenManyMessage',
      isOffered: ({ isOpen }) => !isOpen,
    },
  ],
  defaults: { year: new Date().getFullYear() },
  inputs: later(async () => (await import('./SeriesInputs.js')).SeriesInputs),
};

const TypeName = ({ id }: { readonly id: string }): ReactNode => (
  <ReferenceName reference="commercial/document_type" id={id} />
);

function KindName({ kind }: { readonly kind: (typeof seriesKinds)[number] }): ReactNode {
  return useMessages()(`pages.series.kinds.${kind}`);
}

/** Whether it takes documents, and whether their signatures make a chain. */
function StateChips({ row }: { readonly row: SeriesRow }): ReactNode {
  const t = useMessages();
  return (
    <span className="series__state">
      <OpenChip isOpen={row.isOpen} />
      {row.isSigned === true ? (
        <StatusChip tone="info">{t('pages.series.isSigned')}</StatusChip>
      ) : null}
    </span>
  );
}

function OpenChip({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const t = useMessages();
  return (
    <StatusChip tone={isOpen ? 'success' : 'neutral'}>
      {t(isOpen ? 'pages.series.isOpen' : 'pages.series.isClosed')}
    </StatusChip>
  );
}

function StateFilter(): ReactNode {
  const t = useMessages();
  return (
    <SelectFilter
      source="isOpen"
      label={t('resources.commercial/invoicing_series.fields.isOpen')}
      choices={[
        { value: true, label: t('pages.series.isOpen') },
        { value: false, label: t('pages.series.isClosed') },
      ]}
    />
  );
}

const continuityPath = '/commercial/series_continuity';

/** What concerns a whole year. */
function SeriesCommands(): ReactNode {
  const t = useMessages();
  const mayCheck = useMay('audit.view');
  return (
    <>
      {mayCheck ? (
        <Button component={Link} to={continuityPath} startIcon={<Rule />}>
          {t('layout.pages.continuity')}
        </Button>
      ) : null}
      <CloseYearButton />
    </>
  );
}

/** Closing and reopening, each after a question, and the check of the numbers. */
function useSeriesActions(): readonly RowAction<SeriesRow>[] {
  const t = useMessages();
  const mayCheck = useMay('audit.view');
  const navigate = useNavigate();
  const act = useAction(definition.resource);
  const ask = (verb: 'close' | 'reopen', done: ScreenMessageKey) => (row: SeriesRow) => {
    const title = t(`pages.series.${verb}Title`, { name: nameOf(row) });
    const message = t(`pages.series.${verb}Message`);
    void askToConfirm({ title, message, isDestructive: verb === 'close' }).then((isYes) =>
      isYes ? act(row, verb, t(done)) : undefined,
    );
  };
  return [
    {
      label: 'pages.series.close',
      icon: <Lock fontSize="small" />,
      isOffered: ({ isOpen }) => isOpen,
      run: ask('close', 'pages.series.closed'),
    },
    {
      label: 'pages.series.reopen',
      icon: <LockOpen fontSize="small" />,
      isOffered: ({ isOpen }) => !isOpen,
      run: ask('reopen', 'pages.series.reopened'),
    },
    {
      label: 'audit.continuity.open',
      icon: <Rule fontSize="small" />,
      isOffered: () => mayCheck,
      isReading: true,
      run: ({ id }) => {
        void navigate(`${continuityPath}?seriesId=${encodeURIComponent(id)}`);
      },
    },
  ];
}

/** The numberings of documents, per type and year. */
export function Series(): ReactNode {
  const actions = useSeriesActions();
  return <ManagementScreen definition={{ ...definition, actions }} />;
}
