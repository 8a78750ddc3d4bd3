import { isPermitted } from '../../session/session.js';
import { sendOnce } from '../../http/actions.js';
import type { CartClient } from '../cart/cart.js';
import type { OpenTill } from '../till/open-till.js';
import { post } from '../till/post.js';

/** Whether the user may create clients and set the company's default one. */
export const mayMakeFinalConsumer = (companyId: string): boolean =>
  isPermitted(companyId, 'parties.manage') && isPermitted(companyId, 'companies.manage');

/**
 * Creates the client for unnamed buyers and sets it as the company's default. Throws
 * `ProblemError`.
 */
export async function makeFinalConsumer(
  { session, sync }: OpenTill,
  name: string,
): Promise<CartClient> {
  const { companyId } = session;
  const id = await sendOnce(`final consumer ${companyId}`, async ({ idempotencyKey, recordId }) => {
    const client = { id: recordId, code: 'CF', name };
    await post(companyId, '/api/clients', { idempotencyKey, body: client });
    // Another command, under a key as lasting as that of the client.
    const proposed = { idempotencyKey: recordId, body: { defaultClientId: recordId } };
    await post(companyId, '/api/companies/current/settings', proposed);
    return recordId;
  });
  await sync.beat();
  return { id, name };
}
