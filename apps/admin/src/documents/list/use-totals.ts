import type { DocumentTotalsAnswer, DocumentTypeRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { listQuery } from '../../admin/list-query.js';
import { useFilter } from './use-filter.js';
import { parseTotals } from '../overview/totals.js';

/** The totals of all documents that match the list's filter, on all pages. */
export function useTotals(type: DocumentTypeRow): DocumentTotalsAnswer | undefined {
  const provider = useBalcao();
  const { filter } = useFilter();
  const query = listQuery({ filter: { ...filter, typeId: type.id } });
  const { data } = useQuery({
    queryKey: ['documents', 'totals', query],
    queryFn: async () => parseTotals((await provider.read(`documents/totals?${query}`)).body),
    placeholderData: keepPreviousData,
  });
  return data;
}
