import type { ArticleRow } from '@balcao/contracts';
import { isPermitted } from '../../session/session.js';
import { sendOnce } from '../../http/actions.js';
import { request } from '../../http/request.js';
import { post } from '../till/post.js';
import type { TillSession } from '../till/till-session.js';
import { articleBody, type ArticleAtTill } from './article-body.js';

/** Whether the user may create articles; requires a connection. */
export const mayMakeArticles = (till: TillSession): boolean =>
  till.view.get().isOnline && isPermitted(till.companyId, 'catalog.manage');

/**
 * Creates the article and adds it to the till's catalogue and stock at once. Throws `ProblemError`
 * if refused.
 */
export async function makeArticle(
  { companyId, catalogue, view }: TillSession,
  article: ArticleAtTill,
): Promise<ArticleRow> {
  const id = await sendOnce(`${companyId} ${JSON.stringify(article)}`, async (ids) => {
    const body = articleBody(ids.recordId, article);
    await post(companyId, '/api/articles', { ...ids, body });
    return ids.recordId;
  });
  const read = await request(`/api/articles/${id}`, { companyId });
  const row = read.body as ArticleRow;
  catalogue.put([row]);
  view.merge({ articles: catalogue.size });
  return row;
}
