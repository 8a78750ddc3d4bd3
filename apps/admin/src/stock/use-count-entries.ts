import type { StockCountEntryRow } from '@balcao/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';

const PAGE = 250;

/** The key of what a count lists, for whoever has changed it. */
export const countEntriesKey = (countId: string) =>
  ['commercial/stock_counts', 'entries', countId] as const;

/** All that a count lists, by the names of the articles. */
export function useCountEntries(countId: string): UseQueryResult<readonly StockCountEntryRow[]> {
  const provider = useBalcao();
  return useQuery({
    queryKey: countEntriesKey(countId),
    queryFn: async () => {
      const rows: StockCountEntryRow[] = [];
      const path = `stock-counts/${encodeURIComponent(countId)}/entries`;
      for (let page = 1; ; page += 1) {
        const { body } = await provider.read(`${path}?page=${page}&perPage=${PAGE}`);
        const read = parseEntries(body);
        rows.push(...read);
        if (read.length < PAGE) break;
      }
      return rows.sort((one, other) =>
        (one.articleName ?? '').localeCompare(other.articleName ?? ''),
      );
    },
  });
}

function parseEntries(body: unknown): readonly StockCountEntryRow[] {
  if (!Array.isArray(body)) throw new Error('the entries have an unknown shape');
  return body as readonly StockCountEntryRow[];
}
