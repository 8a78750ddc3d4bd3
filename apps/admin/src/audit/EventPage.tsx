import '../layout/cards.css';
import './audit.css';
import type { JournalEventAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { useEventName } from '../history/use-event-name.js';
import { Moment } from '../fields/Moment.js';

/** One event of the journal, word for word. */
export function EventPage(): ReactNode {
  const t = useMessages();
  const { revision = '' } = useParams();
  const { id } = useSlice(company);
  const provider = useBalcao();
  const mayView = useMay('audit.view');
  const { data, error } = useQuery({
    queryKey: ['journal-event', id, revision],
    queryFn: async () => {
      const path = `journal/${encodeURIComponent(revision)}/event`;
      return parseEvent((await provider.read(path)).body);
    },
    enabled: mayView,
    retry: false,
  });
  if (!mayView) return <AccessDenied permission="audit.view" />;
  return (
    <>
      <PageTitle>{t('audit.journal.event', { revision })}</PageTitle>
      <div className="audit__actions">
        <BackToList to="/commercial/journal" id={revision} />
      </div>
      {data !== undefined ? (
        <StoredEvent event={data} />
      ) : error === null ? (
        <PageSkeleton shape="record" />
      ) : (
        <p role="alert">{error.message}</p>
      )}
    </>
  );
}

interface EventProps extends Omit<JournalEventAnswer, 'metadata'> {
  readonly metadata: { readonly recordedAt: string } & Readonly<Record<string, unknown>>;
}

function StoredEvent({ event }: { readonly event: EventProps }): ReactNode {
  const t = useMessages();
  const nameOf = useEventName();
  const { type, data, metadata } = event;
  return (
    <section className="card" aria-labelledby="event-name">
      <h2 id="event-name">{nameOf(type)}</h2>
      <p className="card__hint">
        <Moment at={metadata.recordedAt} isExact /> · {type}
      </p>
      <h3>{t('audit.journal.data')}</h3>
      <pre className="audit__raw">{JSON.stringify(data, null, 2)}</pre>
      <h3>{t('audit.journal.metadata')}</h3>
      <pre className="audit__raw">{JSON.stringify(metadata, null, 2)}</pre>
    </section>
  );
}

/** The event as answered; typed by the contract, checked to have its parts. */
function parseEvent(body: unknown): EventProps {
  if (typeof body !== 'object' || body === null || !('metadata' in body)) {
    throw new Error('the event has an unknown shape');
  }
  return body as EventProps;
}
