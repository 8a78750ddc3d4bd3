import type { TillBatch, TillBatches } from '@balcao/contracts';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';

/** What of a till its batches take. */
export type BatchesOf = Pick<TillSession, 'companyId' | 'database' | 'state'>;

/** Where the batches of an article lie on the device. */
export const batchesKey = (companyId: string, articleId: string): [string, string] => [
  companyId,
  `batches ${articleId}`,
];

/**
 * The batches of an article where the till sells from: as the server says, else as it said last on
 * this device. Nothing where neither is known.
 */
export async function knownBatches(
  { companyId, database, state }: BatchesOf,
  articleId: string,
): Promise<readonly TillBatch[]> {
  const place = batchesKey(companyId, articleId);
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
