import { resourceOf, type ListTotalsAnswer } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { listQuery } from '../admin/list-query.js';
import { useFilters } from '../management/use-filters.js';

/** The sums over all rows that fit the list's filter, whatever the page; none while they come. */
export function useListTotals(): ListTotalsAnswer | undefined {
  const provider = useBalcao();
  const resource = useResourceContext() ?? '';
  const { filters } = useFilters();
  const query = listQuery({ filter: filters });
  const { data } = useQuery({
    queryKey: [resource, 'totals', query],
    queryFn: async () =>
      parseTotals((await provider.read(`${resourceOf(resource).path}/totals?${query}`)).body),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** The totals of an answer; typed by the contract, checked to have sums. */
function parseTotals(body: unknown): ListTotalsAnswer {
  if (typeof body !== 'object' || body === null || !('sums' in body)) {
    throw new Error('the totals have an unknown shape');
  }
  return body as ListTotalsAnswer;
}
