import type { DocumentTypeRow } from '@balcao/contracts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ArticleFacts, FactsPlace } from './article-facts.js';
import { useEditor, useWritten } from './context.js';
import type { EditorLine } from './state.js';

/** The facts of a line's article; undefined while they load. */
export function useArticleFacts(line: EditorLine): ArticleFacts | undefined {
  const { articleId } = line;
  const { facts, type } = useEditor();
  const ofDocument = useWarehouse();
  const clientId = useWritten(({ state }) => state.get().head.clientId);
  const { warehouseId, partyId } = placeOfFacts(line, type, ofDocument, clientId);
  const place = useMemo<FactsPlace>(() => ({ warehouseId, partyId }), [warehouseId, partyId]);
  useEffect(() => {
    if (articleId !== undefined) facts.want(place, articleId);
  }, [facts, place, articleId]);
  return useSyncExternalStore(
    useCallback((listener) => facts.subscribe(listener), [facts]),
    () => (articleId === undefined ? undefined : facts.get(place, articleId)),
  );
}

/** The warehouse and party of a line: its own warehouse if its goods move, else the document's. */
export function placeOfFacts(
  { kept }: Pick<EditorLine, 'kept'>,
  { movesStock }: Pick<DocumentTypeRow, 'movesStock'>,
  ofDocument: string | undefined,
  clientId: string,
): FactsPlace {
  return {
    warehouseId: movesStock === 'none' ? ofDocument : (kept?.warehouseId ?? ofDocument),
    partyId: clientId === '' ? undefined : clientId,
  };
}

/** The warehouse of the document: its own, or the company's default. */
export const useWarehouse = (): string | undefined =>
  useWritten(
    ({ state, rules }) =>
      state.get().head.kept?.warehouseId ?? rules.company.settings.defaultWarehouseId,
  );
