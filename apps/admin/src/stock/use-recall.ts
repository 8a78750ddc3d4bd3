import type { RecallRow } from '@balcao/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';

/** Who has received something of a batch; read again when batches change. */
export function useRecall(batchId: string): UseQueryResult<RecallRow[]> {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['commercial/batches', 'recall', batchId],
    queryFn: async () => {
      const path = `batches/${encodeURIComponent(batchId)}/recall`;
      return parseRecall((await provider.read(path)).body);
    },
  });
}

function parseRecall(body: unknown): RecallRow[] {
  if (!Array.isArray(body)) throw new Error('the recall has an unknown shape');
  return body as RecallRow[];
}
