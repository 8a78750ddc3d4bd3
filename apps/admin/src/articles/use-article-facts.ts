import type {
  BatchRow,
  DocumentLineRow,
  StockArticleRow,
  StockLevelRow,
  StockMoveRow,
} from '@balcao/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import { useBalcao } from '../admin/hooks.js';

/** Rows of the last sales, purchases and movements. */
const LATEST = 8;
/** Places and batches of one article; nobody has more in sight. */
const ALL = 250;

/** What there is of the article everywhere. */
export function useArticleStock(id: string, isEnabled: boolean): UseQueryResult<StockArticleRow> {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['commercial/stock', 'article', id],
    enabled: isEnabled,
    queryFn: async () => {
      const { body } = await provider.read(`stock-articles/${encodeURIComponent(id)}`);
      if (typeof body !== 'object' || body === null) throw new Error('stock of unknown shape');
      return body as StockArticleRow;
    },
  });
}

/** Where there is something of the article, reserved or on order. */
export const useArticleLevels = (articleId: string) =>
  useGetList<StockLevelRow>('commercial/stock', {
    filter: { articleId },
    sort: { field: 'warehouseId', order: 'ASC' },
    pagination: { page: 1, perPage: ALL },
  });

/** Batches with something left, those that expire first at the beginning. */
export const useArticleBatches = (articleId: string) =>
  useGetList<BatchRow>('commercial/batches', {
    filter: { articleId, quantityMicros: { $ne: 0 } },
    sort: { field: 'expiresOn', order: 'ASC' },
    pagination: { page: 1, perPage: ALL },
  });

/** The last movements, the newest first. */
export const useArticleMoves = (articleId: string) =>
  useGetList<StockMoveRow>('commercial/stock_moves', {
    filter: { articleId },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: LATEST },
  });

/** Last lines sold or bought: of documents that a client owes for, or a supplier is owed. */
export function useArticleLines(
  articleId: string,
  group: DocumentLineRow['group'],
): UseQueryResult<readonly DocumentLineRow[]> {
  const provider = useBalcao();
  return useQuery({
    queryKey: ['documents', 'lines', articleId, group],
    queryFn: async () => {
      const query = listQuery({
        filter: { articleId, group, accountEffect: { $in: ['debit', 'credit', 'both'] } },
        sort: { field: 'issuedOn', order: 'DESC' },
        pagination: { page: 1, perPage: LATEST },
      });
      const { body } = await provider.read(`document-lines?${query}`);
      if (!Array.isArray(body)) throw new Error('lines of unknown shape');
      return body as readonly DocumentLineRow[];
    },
  });
}
