import type { DocumentRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao } from '../../../admin/hooks.js';

/** Limits of the chain: documents, and links from the first one. */
const DOCUMENTS_MAX = 40;
const LINKS_MAX = 6;

/** All documents linked with one, directly or indirectly, including itself. */
export function useChain(document: DocumentRow): readonly DocumentRow[] {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['documents', 'chain', document.id, document.revision],
    queryFn: async () => {
      const found = new Map<string, DocumentRow>([[document.id, document]]);
      for (let link = 0; link < LINKS_MAX; link += 1) {
        const missing = neighboursOf([...found.values()]).filter((id) => !found.has(id));
        const ids = missing.slice(0, DOCUMENTS_MAX - found.size);
        if (ids.length === 0) break;
        const { data: rows } = await provider.getMany<DocumentRow>('documents', { ids });
        if (rows.length === 0) break;
        for (const row of rows) found.set(row.id, row);
      }
      return [...found.values()];
    },
    enabled: neighboursOf([document]).length > 0,
  });
  return data ?? [document];
}

const neighboursOf = (documents: readonly DocumentRow[]): readonly string[] => [
  ...new Set(
    documents.flatMap(({ madeOf = [], madeInto = [] }) =>
      [...madeOf, ...madeInto].map(({ documentId }) => documentId),
    ),
  ),
];
