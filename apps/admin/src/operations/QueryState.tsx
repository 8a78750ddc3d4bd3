import '../management/management.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Spinner } from '../boot/lazy-screen.js';
import { useMessages } from '../i18n/use-messages.js';

interface QueryStateProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: T) => ReactNode;
}

/** What was read; until then that it is read, or why it cannot be, and a way to try again. */
export function QueryState<T>({ query, children }: QueryStateProps<T>): ReactNode {
  const t = useMessages();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Spinner />;
  return (
    <div className="list__state" role="alert">
      <p>{error.message}</p>
      <Button variant="outlined" onClick={() => void refetch()}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
