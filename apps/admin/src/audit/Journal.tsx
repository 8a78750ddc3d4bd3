import './audit.css';
import type { JournalRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { useEventName } from '../history/use-event-name.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { Moment } from '../fields/Moment.js';
import { JournalFilters } from './JournalFilters.js';

const EventPage = later(async () => (await import('./EventPage.js')).EventPage);

const columns: readonly Column<JournalRow>[] = [
  {
    source: 'revision',
    isNumeric: true,
    isUnsorted: true,
    render: ({ revision }) => grouped(String(revision)),
  },
  { source: 'recordedAt', render: ({ recordedAt }) => <Moment at={recordedAt} /> },
  { source: 'type', render: ({ type }) => <EventName type={type} /> },
  { source: 'actorId', files: ['actorName'], render: (row) => <Actor row={row} /> },
  {
    source: 'label',
    isUnsorted: true,
    files: ['label', 'changed', 'before', 'after', 'currency'],
    render: (row) => (
      <>
        {row.label}
        <AtTill row={row} />
        <Changed row={row} />
      </>
    ),
  },
  { source: 'partyName', isUnsorted: true },
  {
    source: 'amountMinor',
    isNumeric: true,
    render: ({ amountMinor }) =>
      amountMinor === undefined ? null : <Amount minor={amountMinor} />,
  },
  { source: 'registerName', isUnsorted: true, isHidden: true },
  { source: 'device', isHidden: true },
  { source: 'recordId', isHidden: true },
];

/** Who did it; at a till also on whose sign-in, where that was somebody else's. */
function Actor({ row }: { readonly row: JournalRow }): ReactNode {
  const t = useMessages();
  const { actorName, signedIn } = row;
  return (
    <>
      {actorName}
      {signedIn === undefined ? null : <small> · {t('shifts.signedIn', { name: signedIn })}</small>}
    </>
  );
}

const definition: ManagementDefinition<JournalRow> = {
  resource: 'commercial/journal',
  title: 'layout.pages.journal',
  nameOf: ({ type, label = '' }) => `${type} ${label}`,
  sort: { field: 'id', order: 'DESC' },
  columns,
  card: ({ type, recordedAt, actorName, label, amountMinor, ...row }) => ({
    title: <EventName type={type} />,
    detail: (
      <>
        <Moment at={recordedAt} />
        {[actorName, label, tillOf({ type, ...row })].filter(Boolean).map((part) => ` · ${part}`)}
        <Changed row={row} />
      </>
    ),
    aside: amountMinor === undefined ? null : <Amount minor={amountMinor} />,
  }),
  filters: <JournalFilters />,
  inputs: () => null,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  hasMenu: false,
  pathOf: ({ revision }) => `/commercial/journal/event/${revision}`,
};

/** Everything that was recorded, and each event word for word. */
export function Journal(): ReactNode {
  return (
    <Routes>
      <Route path="event/:revision" element={<EventPage />} />
      <Route path="*" element={<ManagementScreen definition={definition} />} />
    </Routes>
  );
}

/** The till at which something was noted: the row says else nothing of where. */
const tillOf = ({ type, registerName }: Pick<JournalRow, 'type' | 'registerName'>) =>
  type === 'ShiftNoted' ? registerName : undefined;

function AtTill({ row }: { readonly row: JournalRow }): ReactNode {
  const till = tillOf(row);
  return till === undefined ? null : <small className="journal__changed">{till}</small>;
}

interface ChangedProps {
  readonly row: Pick<JournalRow, 'changes' | 'currency'>;
}

/** The prices or the rights that an event changed, as they were and as they are. */
function Changed({ row: { changes = [], currency } }: ChangedProps): ReactNode {
  return changes.map(({ field, of = '', name, before, after }) => (
    <small key={`${field} ${of}`} className="journal__changed">
      {name}: {before.length === 0 ? null : <del>{before.join(', ')}</del>}
      {before.length === 0 || after.length === 0 ? null : ' → '}
      {after.length === 0 ? null : <ins>{after.join(', ')}</ins>}
      {currency === undefined ? null : ` ${currency}`}
    </small>
  ));
}

function EventName({ type }: { readonly type: string }): ReactNode {
  return useEventName()(type);
}
