import type { ArticleRow, ClientRow } from '@balcao/contracts';
import { useEffect } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { pricedByArticle, takeClientPrices } from './client-prices.js';
import { useEditor } from './context.js';
import type { EditorSession } from './editor-session.js';

/** Makes line prices follow the document's client, and reports it. */
export function useClientPrices(client: ClientRow | undefined): void {
  const { session } = useEditor();
  const provider = useBalcao();
  const t = useMessages();
  useEffect(() => {
    if (client === undefined || client.id !== session.state.get().head.clientId) return;
    const before = session.client;
    const { id, categoryId } = client;
    session.pricedFor({ id, categoryId });
    // The client that it was opened with has its prices already.
    if (before === undefined || before.categoryId === categoryId) return;
    const follow = async (): Promise<void> => {
      const articles = await articlesOn(session, provider);
      if (session.client?.id !== id) return;
      const taken = takeClientPrices(session, articles, before.categoryId, categoryId);
      if (taken === 0) return;
      showSnack(t('documents.line.clientPrices', { smart_count: taken, count: taken }));
    };
    follow().catch((error: unknown) => {
      sayProblem(error);
    });
  }, [session, provider, client, t]);
}

/** The most articles in one request. */
const AT_ONCE = 100;

async function articlesOn(
  session: EditorSession,
  provider: ReturnType<typeof useBalcao>,
): Promise<ReadonlyMap<string, ArticleRow>> {
  const lines = pricedByArticle(session.state.get().lines);
  const ids = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))];
  const found = new Map<string, ArticleRow>();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const { data } = await provider.getList<ArticleRow>('commercial/articles', {
      filter: { id: { $in: ids.slice(first, first + AT_ONCE) } },
      sort: { field: 'code', order: 'ASC' },
      pagination: { page: 1, perPage: AT_ONCE },
    });
    for (const row of data) found.set(row.id, row);
  }
  return found;
}
