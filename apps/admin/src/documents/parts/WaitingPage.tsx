import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import type { PageShape } from '../../skeletons/page-shape.js';
import { PageSkeleton } from '../../skeletons/Skeleton.js';

/** How long only a skeleton shows before it says what is missing, in milliseconds. */
const PATIENCE_MS = 8_000;

interface WaitingPageProps {
  readonly shape: PageShape;
  readonly what: string;
  readonly onRetry: () => void;
}

/** The loading state of a page; after a while it names what is missing and offers a retry. */
export function WaitingPage({ shape, what, onRetry }: WaitingPageProps): ReactNode {
  const t = useMessages();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [what]);
  if (!isLong) return <PageSkeleton shape={shape} />;
  return (
    <div className="lost" role="status">
      <p className="lost__what">{t('app.slow', { what })}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        {t('app.retry')}
      </button>
    </div>
  );
}
