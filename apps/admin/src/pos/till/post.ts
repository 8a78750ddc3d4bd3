import type { Accepted } from '@balcao/contracts';
import { rememberRevision } from '../../http/read-after.js';
import { request } from '../../http/request.js';

/**
 * Sends a command directly to the books, bypassing the till's journal; the next read includes it.
 */
export async function post(
  companyId: string,
  path: string,
  { body, idempotencyKey }: { readonly body: object; readonly idempotencyKey: string },
): Promise<void> {
  const answer = await request(path, { method: 'POST', companyId, idempotencyKey, body });
  rememberRevision(companyId, (answer.body as Accepted).revision);
}
