import './consequences.css';
import type { JournalRow } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useEventName } from '../history/use-event-name.js';

/** Those that are named; the others are counted. */
const EVENTS_NAMED = 10;

/** What was recorded since a rehearsal, so that it would now do something else. */
export function ChangedSince({ revision }: { readonly revision: number }): ReactNode {
  const mayLook = useMay('audit.view');
  return mayLook ? <Events revision={revision} /> : null;
}

function Events({ revision }: { readonly revision: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useEventName();
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['rehearsal', 'since', revision],
    queryFn: async () => {
      const filter = JSON.stringify({ id: { $gt: String(revision).padStart(12, '0') } });
      const query = new URLSearchParams({ filter, sort: 'id:desc', page: '1', perPage: '10' });
      const { body, total = 0 } = await provider.read(`journal?${query.toString()}`);
      return { events: body as readonly JournalRow[], total };
    },
    gcTime: 0,
  });
  if (data === undefined || data.total === 0) return null;
  const { events, total } = data;
  const count = grouped(String(total));
  return (
    <>
      <p>{t('documents.consequences.changedSince', { smart_count: total, count })}</p>
      <ul className="consequences__since">
        {events.slice(0, EVENTS_NAMED).map(({ id, revision: at, type, label, ...event }) => (
          <li key={id}>
            <Link to={`/commercial/journal/event/${at}`}>{nameOf(type)}</Link>{' '}
            {[label, event.actorName, sayInstant(event.recordedAt, language)]
              .filter((text) => text !== undefined && text !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}
