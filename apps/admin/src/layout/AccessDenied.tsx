import type { Permission } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from './page-title.js';
import { useDenied } from './use-denied.js';

interface AccessDeniedProps {
  /** What it takes to open the page. */
  readonly permission: Permission;
}

/** In place of a page that the user may not open: says who can allow it. */
export function AccessDenied({ permission }: AccessDeniedProps): ReactNode {
  const t = useMessages();
  const reason = useDenied(permission);
  return (
    <div className="lost">
      <PageTitle>{t('app.accessDenied.title')}</PageTitle>
      <p>{reason}</p>
      <Link className="button button--small" to="/">
        {t('app.accessDenied.back')}
      </Link>
    </div>
  );
}
