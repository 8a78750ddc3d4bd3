import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import type { PageShape } from '../../skeletons/page-shape.js';
import { PageSkeleton } from '../../skeletons/Skeleton.js';

/** How long only its shape stands there, before what is missing is told, in milliseconds. */
const PATIENCE_MS = 8_000;

interface WaitingPageProps {
  readonly shape: PageShape;
  readonly what: string;
  readonly onRetry: () => void;
}

/** While what a page needs is read; when it takes long, what that is, and a way to ask again. */
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
