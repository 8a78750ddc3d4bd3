import Copy from '@mui/icons-material/ContentCopyOutlined';
import Reverse from '@mui/icons-material/UndoOutlined';
import type { JournalEntryRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { later } from '../routing/later.js';
import { copyOf } from './copy-of.js';
import { EntryLines } from './EntryLines.js';

const ReverseEntryDialog = later(
  async () => (await import('./ReverseEntryDialog.js')).ReverseEntryDialog,
);

const resource = 'commercial/journal_entries';

const definition: ManagementDefinition<JournalEntryRow> = {
  resource,
  title: 'layout.pages.journalEntries',
  createLabel: 'accounting.entries.create',
  nameOf: ({ description }) => description,
  sort: { field: 'on', order: 'DESC' },
  columns: [
    { source: 'on', render: ({ on }) => <Day day={on} /> },
    { source: 'description' },
    { source: 'reference', isUnsorted: true },
    { source: 'kind', render: (row) => <Kind of={row} /> },
    {
      source: 'totalMinor',
      isNumeric: true,
      render: ({ totalMinor }) => <Amount minor={totalMinor} />,
    },
    { source: 'status', render: (row) => <State of={row} /> },
    {
      source: 'reversedOn',
      isHidden: true,
      isUnsorted: true,
      render: ({ reversedOn }) => <Day day={reversedOn} />,
    },
    { source: 'reason', isHidden: true, isUnsorted: true },
    {
      source: 'lines',
      isHidden: true,
      isUnsorted: true,
      render: ({ lines }) => <EntryLines lines={lines} />,
    },
  ],
  card: (row) => ({
    title: row.description,
    detail: (
      <>
        <Day day={row.on} /> · <Kind of={row} />{' '}
        {row.status === 'reversed' ? <State of={row} /> : null}
      </>
    ),
    aside: <Amount minor={row.totalMinor} />,
    figure: 'totalMinor',
  }),
  filters: <EntryFilters />,
  isEditable: false,
  isArchivable: false,
  isWide: true,
  defaults: { kind: 'general', lines: [{}, {}] },
  inputs: later(async () => (await import('./JournalEntryInputs.js')).JournalEntryInputs),
};

interface OfEntry {
  readonly of: JournalEntryRow;
}

function Kind({ of: { kind } }: OfEntry): ReactNode {
  return useMessages()(`accounting.entries.kinds.${kind}`);
}

function State({ of: { status } }: OfEntry): ReactNode {
  const t = useMessages();
  const isReversed = status === 'reversed';
  return (
    <StatusChip tone={isReversed ? 'neutral' : 'success'}>
      {t(`accounting.entries.states.${status}`)}
    </StatusChip>
  );
}

function EntryFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PeriodFilter source="on" />
      <SelectFilter
        source="kind"
        label={t(`resources.${resource}.fields.kind`)}
        choices={(['general', 'opening'] as const).map((value) => ({
          value,
          label: t(`accounting.entries.kinds.${value}`),
        }))}
      />
      <SelectFilter
        source="status"
        label={t(`resources.${resource}.fields.status`)}
        choices={(['active', 'reversed'] as const).map((value) => ({
          value,
          label: t(`accounting.entries.states.${value}`),
        }))}
      />
    </>
  );
}

/** Manual journal entries: copied and reversed, never edited. */
export function JournalEntries(): ReactNode {
  const mayPost = useMay('accounting.post');
  const navigate = useNavigate();
  const [reversed, setReversed] = useState<JournalEntryRow>();
  const actions: readonly RowAction<JournalEntryRow>[] = [
    {
      label: 'accounting.entries.copy',
      icon: <Copy fontSize="small" />,
      isOffered: () => mayPost,
      run: (row) => {
        void navigate(`/${resource}/create`, { state: { record: copyOf(row) } });
      },
    },
    {
      label: 'accounting.entries.reverse',
      icon: <Reverse fontSize="small" />,
      isOffered: ({ status }) => mayPost && status === 'active',
      run: setReversed,
    },
  ];
  return (
    <>
      <ManagementScreen definition={{ ...definition, actions }} />
      {reversed === undefined ? null : (
        <ReverseEntryDialog
          entry={reversed}
          onClose={() => {
            setReversed(undefined);
          }}
        />
      )}
    </>
  );
}
