import '../layout/cards.css';
import '../documents/overview/home.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { Tour } from '../help/Tour.js';
import { LeftToSetUp } from '../company/LeftToSetUp.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { LatestDocuments } from '../documents/overview/LatestDocuments.js';
import { NeedsAttention } from './NeedsAttention.js';
import { Shortcuts } from './Shortcuts.js';
import { Today } from './Today.js';

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
      <Tour />
      <LeftToSetUp />
      <Today />
      <NeedsAttention />
      {maySeeDocuments ? (
        <LatestDocuments
          aside={<Link to="/commercial/document/FT">{t('pages.home.all')}</Link>}
          hint={t('pages.home.noneHint')}
        />
      ) : null}
    </>
  );
}
