import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ArticleFacts, FactsPlace } from './article-facts.js';
import { useEditor, useWritten } from './context.js';
import type { EditorLine } from './state.js';

/** What is known of the article of a line where it is written; none while it is looked up. */
export function useArticleFacts({ articleId, kept }: EditorLine): ArticleFacts | undefined {
  const { facts, type } = useEditor();
  const ofDocument = useWarehouse();
  const clientId = useWritten(({ state }) => state.get().head.clientId);
  const warehouseId = type.movesStock === 'none' ? ofDocument : (kept?.warehouseId ?? ofDocument);
  const place = useMemo<FactsPlace>(
    () => ({ warehouseId, partyId: clientId === '' ? undefined : clientId }),
    [warehouseId, clientId],
  );
  useEffect(() => {
    if (articleId !== undefined) facts.want(place, articleId);
  }, [facts, place, articleId]);
  return useSyncExternalStore(
    useCallback((listener) => facts.subscribe(listener), [facts]),
    () => (articleId === undefined ? undefined : facts.get(place, articleId)),
  );
}

/** The warehouse of the document: its own, or the company's default. */
export const useWarehouse = (): string | undefined =>
  useWritten(
    ({ state, rules }) =>
      state.get().head.kept?.warehouseId ?? rules.company.settings.defaultWarehouseId,
  );
