import type { ReplayMoment, ReplayPage } from '@balcao/contracts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';

/** The older events of a history, loaded together on first use. */
const THE_REST = 10_000;

/** Every event that affected a document, newest first: the newest page, then all others. */
export function useReplay(id: string) {
  const provider = useBalcao();
  return useInfiniteQuery({
    queryKey: ['documents', 'replay', id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) => {
      const before = pageParam === undefined ? '' : `?before=${pageParam}&perPage=${THE_REST}`;
      return parsePage((await provider.read(`${pathOf(id)}${before}`)).body);
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The related state after an event was recorded. */
export function useReplayMoment(id: string, revision: number | undefined) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['documents', 'replay', id, 'moment', revision],
    queryFn: async () =>
      parseMoment((await provider.read(`${pathOf(id)}/moment?revision=${revision}`)).body),
    enabled: revision !== undefined,
    // What was known then does not change any more.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

const pathOf = (id: string): string => `past/documents/${encodeURIComponent(id)}`;

function parsePage(body: unknown): ReplayPage {
  if (typeof body === 'object' && body !== null && 'entries' in body) return body as ReplayPage;
  throw new Error('the history has an unknown shape');
}

function parseMoment(body: unknown): ReplayMoment {
  if (typeof body === 'object' && body !== null && 'stock' in body) return body as ReplayMoment;
  throw new Error('the moment has an unknown shape');
}
