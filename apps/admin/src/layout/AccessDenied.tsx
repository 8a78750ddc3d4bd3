import type { Permission } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClosing } from '../admin/hooks.js';
import { pastMoment } from '../boot/past-moment.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from './page-title.js';
import { useMissing } from './use-missing.js';

interface AccessDeniedProps {
  /** What it takes to open the page. */
  readonly permission: Permission;
}

/** In place of a page that the user may not open: says who can allow it. */
export function AccessDenied({ permission }: AccessDeniedProps): ReactNode {
  const t = useMessages();
  const missing = useMissing(permission);
  const closing = useClosing();
  const { moment } = useSlice(pastMoment);
  return (
    <div className="lost">
      <PageTitle>{t('app.accessDenied.title')}</PageTitle>
      <p>
        {moment
          ? t('past.hint')
          : closing
            ? t('companies.readOnly')
            : (missing ?? t('app.accessDenied.message'))}
      </p>
      <Link className="button button--small" to="/">
        {t('app.accessDenied.back')}
      </Link>
    </div>
  );
}
