import type { Permission } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClosing } from '../admin/hooks.js';
import { pastMoment } from '../boot/past-moment.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { request } from '../http/request.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from './page-title.js';

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

/** The server's sentence about a permission that is missing. */
function useMissing(permission: Permission): string | undefined {
  const { id } = useSlice(company);
  const { data } = useQuery({
    queryKey: ['missing-permission', id, permission],
    queryFn: async () => {
      const path = `/api/members/grantors?permission=${permission}`;
      const { body } = await request(path, { ...(id !== null && { companyId: id }) });
      const isSaid = typeof body === 'object' && body !== null && 'sentence' in body;
      return isSaid && typeof body.sentence === 'string' ? body.sentence : null;
    },
    enabled: id !== null,
    retry: false,
  });
  return data ?? undefined;
}
