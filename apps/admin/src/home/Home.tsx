import '../layout/cards.css';
import './home.css';
import type { DocumentRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { LeftToSetUp } from '../company/LeftToSetUp.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { DocumentRows } from './DocumentRows.js';
import { NeedsAttention } from './NeedsAttention.js';
import { Shortcuts } from './Shortcuts.js';

/** Where a day begins: what waits, the latest documents, what one does most. */
export function Home(): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const maySeeDocuments = useMay('documents.view');
  return (
    <>
      <PageTitle>{t('layout.pages.home')}</PageTitle>
      <div className="home__head">
        <h2>{t('pages.home.greeting', { name: info?.user.firstName ?? '' })}</h2>
        <Shortcuts />
      </div>
      <LeftToSetUp />
      <NeedsAttention />
      {maySeeDocuments ? <LatestDocuments /> : null}
    </>
  );
}

function LatestDocuments(): ReactNode {
  const t = useMessages();
  const { data, isPending } = useGetList<DocumentRow>('documents', {
    filter: {},
    sort: { field: 'issuedOn', order: 'DESC' },
    pagination: { page: 1, perPage: 8 },
  });
  return (
    <section className="card card--flush">
      <div className="card__head">
        <h2>{t('pages.home.latest')}</h2>
        <Link to="/commercial/document/FT">{t('pages.home.all')}</Link>
      </div>
      {!isPending && data?.length === 0 ? (
        <p className="home__none">
          <strong>{t('pages.home.none')}</strong>
          {t('pages.home.noneHint')}
        </p>
      ) : null}
      <DocumentRows documents={data ?? []} />
    </section>
  );
}
