import type {
  ExplainAnswer,
  ExplainChangesAnswer,
  ExplainGrouping,
  ExplainGroupsAnswer,
  PastMoment,
} from '@balcao/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import type { ExplainedFigure } from './explaining.js';

/** How often it is asked whether a moment is ready, in milliseconds. */
const ASK_MS = 700;

function queryOf(asked: ExplainedFigure, more: Readonly<Record<string, string>>) {
  const values = Object.entries({ ...asked, ...more }).filter(([name]) => name !== 'title');
  return new URLSearchParams(values).toString();
}

/** The events of a figure, page after page. */
export function useContributions(asked: ExplainedFigure) {
  const provider = useBalcao();
  return useInfiniteQuery({
    queryKey: ['explain', asked],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const after = pageParam === '' ? {} : { after: pageParam };
      const { body } = await provider.read(`explain?${queryOf(asked, after)}`);
      return withRows(body) as ExplainAnswer;
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The same put together. */
export function useGroupedContributions(asked: ExplainedFigure, by: ExplainGrouping) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['explain', asked, by],
    queryFn: async () => {
      const { body } = await provider.read(`explain?${queryOf(asked, { by })}`);
      return withRows(body) as ExplainGroupsAnswer;
    },
  });
}

/** What changed a figure since an instant, once what was known then is there. */
export function useFigureChanges(asked: ExplainedFigure, at: string) {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['explain', asked, 'since', at],
    queryFn: async ({ signal }) => {
      let wanted = new URLSearchParams({ at });
      for (;;) {
        const moment = (await provider.read(`past?${wanted.toString()}`)).body as PastMoment;
        const revision = String(moment.revision);
        if (moment.isReady) {
          const query = queryOf(asked, { since: revision });
          const { body } = await provider.read(`explain/changes?${query}`);
          return withRows(body) as ExplainChangesAnswer;
        }
        wanted = new URLSearchParams({ revision });
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
        signal.throwIfAborted();
      }
    },
    retry: false,
  });
}

/** Typed by the contract, checked to be an answer of ours. */
function withRows(body: unknown): object {
  if (typeof body === 'object' && body !== null && ('rows' in body || 'groups' in body))
    return body;
  throw new Error('the explanation has an unknown shape');
}
