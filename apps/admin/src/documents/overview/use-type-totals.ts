import type { DocumentTotalsAnswer, DocumentTypeRow } from '@balcao/contracts';
import { useQueries } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { listQuery } from '../../admin/list-query.js';
import { conditionOf, type DayRange } from '../../filters/periods.js';
import { parseTotals } from './totals.js';

interface TypeTotals {
  /** Totals by type, as far as loaded. */
  readonly totals: ReadonlyMap<string, DocumentTotalsAnswer>;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Totals of each document type for a period. */
export function useTypeTotals(types: readonly DocumentTypeRow[], range: DayRange): TypeTotals {
  const provider = useBalcao();
  const answers = useQueries({
    queries: types.map(({ id }) => {
      const query = listQuery({ filter: { issuedOn: conditionOf(range), typeId: id } });
      return {
        queryKey: ['documents', 'totals', query],
        queryFn: async () => parseTotals((await provider.read(`documents/totals?${query}`)).body),
      };
    }),
  });
  const known = types.flatMap(({ id }, at) => {
    const data = answers[at]?.data;
    return data === undefined ? [] : [[id, data] as const];
  });
  const failed = answers.filter(({ isError }) => isError);
  return {
    totals: new Map(known),
    isFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
