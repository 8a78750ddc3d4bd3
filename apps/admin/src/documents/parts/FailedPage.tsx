import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { PageTitle } from '../../layout/page-title.js';

interface FailedPageProps {
  /** The title of a page that nothing else names. */
  readonly title: string;
  readonly error: Error;
  /** What failed to load, if the page needs several things. */
  readonly what?: string;
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load. */
export function FailedPage({ title, error, what, onRetry }: FailedPageProps): ReactNode {
  const t = useMessages();
  return (
    <div className="lost" role="alert">
      <PageTitle>{title}</PageTitle>
      {what === undefined ? null : <p className="lost__what">{t('app.unread', { what })}</p>}
      <p>{error.message}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        {t('app.retry')}
      </button>
    </div>
  );
}
