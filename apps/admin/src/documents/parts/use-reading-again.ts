import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';

const isUnread = ({ state }: Query): boolean => state.data === undefined;

/** Retries all missing data of the page, including slow requests. */
export function useReadingAgain(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries
      .cancelQueries({ type: 'active', predicate: isUnread })
      .then(() => queries.refetchQueries({ type: 'active', predicate: isUnread }));
  }, [queries]);
}
