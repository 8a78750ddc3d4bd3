import './audit.css';
import type { JournalRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../boot/later.js';
import { Amount } from '../fields/Amount.js';
import { useEventName } from '../management/use-event-name.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { Moment } from '../shifts/Moment.js';
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
  { source: 'actorId', files: ['actorName'], render: ({ actorName }) => actorName },
  { source: 'label', isUnsorted: true },
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

const definition: ManagementDefinition<JournalRow> = {
  resource: 'commercial/journal',
  title: 'audit.journal.title',
  nameOf: ({ type, label = '' }) => `${type} ${label}`,
  sort: { field: 'id', order: 'DESC' },
  columns,
  card: ({ type, recordedAt, actorName, label, amountMinor }) => ({
    title: <EventName type={type} />,
    detail: (
      <>
        <Moment at={recordedAt} /> {[actorName, label].filter(Boolean).join(' · ')}
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

function EventName({ type }: { readonly type: string }): ReactNode {
  return useEventName()(type);
}
