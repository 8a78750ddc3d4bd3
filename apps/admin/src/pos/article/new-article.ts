import type { Accepted, ArticleRow } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import { membershipOf } from '../../boot/session.js';
import { rememberRevision } from '../../http/read-after.js';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';
import { articleBody, type ArticleAtTill } from './article-body.js';

/** Whether somebody may register articles at all; a server has to be there for it. */
export const mayMakeArticles = (till: TillSession): boolean =>
  till.view.get().isOnline &&
  membershipOf(session.get(), till.companyId)?.permissions.includes('catalog.manage') === true;

/**
 * Registers the article and has it in the till's catalogue at once. Throws `ProblemError` for what
 * the books refuse.
 */
export async function makeArticle(
  { companyId, catalogue }: TillSession,
  article: ArticleAtTill,
): Promise<ArticleRow> {
  const id = ulid();
  const { body } = await request('/api/articles', {
    ...{ method: 'POST', companyId, idempotencyKey: ulid() },
    body: articleBody(id, article),
  });
  rememberRevision(companyId, (body as Accepted).revision);
  const read = await request(`/api/articles/${id}`, { companyId });
  const row = read.body as ArticleRow;
  catalogue.put([row]);
  return row;
}
