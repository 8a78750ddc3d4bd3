import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from './page-title.js';

/** In place of a page that the user may not open. */
export function AccessDenied(): ReactNode {
  const t = useMessages();
  return (
    <div className="lost">
      <PageTitle>{t('app.accessDenied.title')}</PageTitle>
      <p>{t('app.accessDenied.message')}</p>
      <Link className="button button--small" to="/">
        {t('app.accessDenied.back')}
      </Link>
    </div>
  );
}
