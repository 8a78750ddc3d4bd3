import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface UnreadChoicesProps {
  /** The name of the missing choices, as on their page. */
  readonly what: string;
  readonly onRetry: () => unknown;
}

/** Shown instead of a field whose choices failed to load, so that it does not look empty. */
export function UnreadChoices({ what, onRetry }: UnreadChoicesProps): ReactNode {
  const t = useMessages();
  return (
    <div className="unread" role="alert">
      <span>{t('app.unread', { what })}</span>
      <Button size="small" onClick={() => void onRetry()}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
