import type { TillBatch, TillBatches } from '@balcao/contracts';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';

/** What of a till its batches take. */
export type BatchesOf = Pick<TillSession, 'companyId' | 'database' | 'state'>;

/** Where the batches of an article lie on the device. */
const batchesKey = (companyId: string, articleId: string): [string, string] => [
  companyId,
  `batches ${articleId}`,
];

/**
 * Asks the server for the batches of articles where the till sells from, and keeps them on the
 * device. Throws `ProblemError`.
 */
export async function readBatches(till: BatchesOf, ids: readonly string[]): Promise<void> {
  const { companyId, database, state } = till;
  const query = new URLSearchParams({
    ids: ids.join(','),
    cashRegisterId: state.get().cash_register ?? '',
  });
  const { body } = await request(`/api/pos/batches?${query.toString()}`, { companyId });
  const transaction = database.transaction('pos', 'readwrite');
  await Promise.all([
    ...Object.entries(body as TillBatches).map(([id, batches]) =>
      transaction.store.put(batches, batchesKey(companyId, id)),
    ),
    transaction.done,
  ]);
}

/**
 * The batches of an article where the till sells from: as the server says, else as it said last on
 * this device. Undefined where neither is known.
 */
export async function knownBatches(
  till: BatchesOf,
  articleId: string,
): Promise<readonly TillBatch[] | undefined> {
  await readBatches(till, [articleId]).catch(() => undefined);
  return keptBatches(till, articleId);
}

/** The batches of an article as the server said last on this device. */
export const keptBatches = (
  { companyId, database }: Pick<BatchesOf, 'companyId' | 'database'>,
  articleId: string,
): Promise<readonly TillBatch[] | undefined> =>
  database.get('pos', batchesKey(companyId, articleId)) as Promise<
    readonly TillBatch[] | undefined
  >;
