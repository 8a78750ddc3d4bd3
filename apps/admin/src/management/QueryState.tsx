import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { FailedState } from '../skeletons/FailedState.js';

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
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error === null ? (
    <Skeleton shape="text" />
  ) : (
    <FailedState problem={error.message} onRetry={() => void refetch()} />
  );
}
