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

/** The loaded content, its loading state, or the error with a retry. */
export function QueryState<T>({ query, children }: QueryStateProps<T>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error === null ? (
    <Skeleton shape="text" />
  ) : (
    <FailedState problem={error.message} onRetry={() => void refetch()} />
  );
}
