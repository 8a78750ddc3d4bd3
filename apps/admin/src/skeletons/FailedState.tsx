import '../theme/management.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface FailedStateProps {
  readonly problem: string;
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, and a way to try again. */
export function FailedState({ problem, onRetry }: FailedStateProps): ReactNode {
  const t = useMessages();
  return (
    <div className="list__state" role="alert">
      <p>{problem}</p>
      <Button
        variant="outlined"
        onClick={() => {
          onRetry();
        }}
      >
        {t('app.retry')}
      </Button>
    </div>
  );
}
