import type { ReactNode } from 'react';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { NotFound } from '../entry/NotFound.js';
import { ProblemError } from '../http/problem-error.js';
import { FailedState } from '../skeletons/FailedState.js';

interface UnreadRecordProps {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Shown instead of a record's page: loading, not found, or the error with a retry. */
export function UnreadRecord({ error, refetch }: UnreadRecordProps): ReactNode {
  if (error === null) return <PageSkeleton shape="record" />;
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  return <FailedState problem={error.message} onRetry={() => void refetch()} />;
}
