import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface FailedPageProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of a page that could not be read. */
export function FailedPage({ error, onRetry }: FailedPageProps): ReactNode {
  const t = useMessages();
  return (
    <div className="lost" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        {t('app.retry')}
      </button>
    </div>
  );
}
