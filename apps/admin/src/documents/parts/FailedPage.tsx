import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { PageTitle } from '../../layout/page-title.js';

interface FailedPageProps {
  /** How the page is called that nothing else names. */
  readonly title: string;
  readonly error: Error;
  /** What could not be read, where the page needs more than one thing. */
  readonly what?: string;
  readonly onRetry: () => void;
}

/** In place of a page that could not be read. */
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
