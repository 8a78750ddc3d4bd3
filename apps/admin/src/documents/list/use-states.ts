import type { DocumentStatesAnswer, DocumentTypeRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { listQuery } from '../../admin/list-query.js';
import { without, type StateTab } from './tabs.js';
import { useFilter, type FilterValues } from './use-filter.js';

const noFilter: FilterValues = {};

/** The number of documents in each state, under the list's other filters. */
export function useStates(type: DocumentTypeRow): (tab: StateTab) => number | undefined {
  const { filter } = useFilter();
  return useCounts(type, without(filter, 'state'));
}

/** The same of all documents of a type. */
export const useStatesOfAll = (type: DocumentTypeRow): ((tab: StateTab) => number | undefined) =>
  useCounts(type, noFilter);

function useCounts(type: DocumentTypeRow, filter: FilterValues) {
  const provider = useBalcao();
  const query = listQuery({ filter: { ...filter, typeId: type.id } });
  const { data } = useQuery({
    queryKey: ['documents', 'states', query],
    queryFn: async () => parseStates((await provider.read(`documents/states?${query}`)).body),
    placeholderData: keepPreviousData,
  });
  return (tab: StateTab): number | undefined => {
    if (data === undefined) return undefined;
    if (tab === 'all' || tab === 'expired' || tab === 'duplicated') return data[tab];
    return data.byStatus[tab] ?? 0;
  };
}

/** Counts of an answer; typed by the contract, checked to be counts. */
function parseStates(body: unknown): DocumentStatesAnswer {
  if (typeof body !== 'object' || body === null || !('byStatus' in body)) {
    throw new Error('the counts have an unknown shape');
  }
  return body as DocumentStatesAnswer;
}
