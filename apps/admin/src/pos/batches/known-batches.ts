import type { TillBatch, TillBatches } from '@balcao/contracts';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';

/**
 * The batches of an article where the till sells from: as the server says, else as it said last on
 * this device. Nothing where neither is known.
 */
export async function knownBatches(
  { companyId, database, state }: TillSession,
  articleId: string,
): Promise<readonly TillBatch[]> {
  const place = [companyId, `batches ${articleId}`] as [string, string];
  const query = new URLSearchParams({
    ...{ ids: articleId, cashRegisterId: state.get().cash_register ?? '' },
  });
  try {
    const { body } = await request(`/api/pos/batches?${query.toString()}`, { companyId });
    const batches = (body as TillBatches)[articleId] ?? [];
    await database.put('pos', batches, place);
    return batches;
  } catch {
    return ((await database.get('pos', place)) as readonly TillBatch[] | undefined) ?? [];
  }
}
