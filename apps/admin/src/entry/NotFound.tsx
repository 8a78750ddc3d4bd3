import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { Logo } from './Logo.js';

/** The page for every path that is none of ours; the button leads to `{host}/app`. */
export function NotFound(): ReactNode {
  const t = useMessages();
  return (
    <div className="lost">
      <PageTitle>{t('app.notFound.title')}</PageTitle>
      <Logo width={250} />
      <p>{t('app.notFound.message')}</p>
      <a className="button button--contained button--small" href={`${location.origin}/app`}>
        {t('app.notFound.goToAccount')}
      </a>
    </div>
  );
}
