import { useInfiniteQuery } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { parseHistory } from '../../history/history.js';

/** The events of a document from the journal, the newest first, page by page. */
export function useHistory(id: string) {
  const provider = useBalcao();
  return useInfiniteQuery({
    queryKey: ['documents', 'history', id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const before = pageParam === undefined ? '' : `?before=${pageParam}`;
      const path = `documents/${encodeURIComponent(id)}/history${before}`;
      return parseHistory((await provider.read(path)).body);
    },
    getNextPageParam: ({ next }) => next,
  });
}
