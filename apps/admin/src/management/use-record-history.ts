import { resourceOf } from '@balcao/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { parseHistory } from '../history/history.js';

/** The history of a record, read from the journal page by page, newest first. */
export function useRecordHistory(resource: string, id: string) {
  const provider = useBalcao();
  return useInfiniteQuery({
    queryKey: [resource, 'history', id],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const before = pageParam === 0 ? '' : `?before=${pageParam}`;
      const path = `${resourceOf(resource).path}/${encodeURIComponent(id)}/history${before}`;
      return parseHistory((await provider.read(path)).body);
    },
    getNextPageParam: ({ next }) => next,
  });
}
