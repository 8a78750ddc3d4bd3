import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface UnreadChoicesProps {
  /** What there would be to choose from, as its page is called. */
  readonly what: string;
  readonly onRetry: () => unknown;
}

/** In place of a field whose choices could not be read: it is not as if there were none. */
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
