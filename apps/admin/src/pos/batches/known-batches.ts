import type { TillBatch, TillBatches } from '@balcao/contracts';
import { request } from '../../http/request.js';
import type { TillSession } from '../till/till-session.js';

/** The part of a till that batches need. */
export type BatchesOf = Pick<TillSession, 'companyId' | 'database' | 'state'>;

/** The storage key of an article's batches. */
const batchesKey = (companyId: string, articleId: string): [string, string] => [
  companyId,
  `batches ${articleId}`,
];

/**
 * Loads the batches of articles in the till's warehouse and keeps them on the device. Throws
 * `ProblemError`.
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
 * The batches of an article in the till's warehouse: from the server, or as last kept on this
 * device. Undefined if neither is known.
 */
export async function knownBatches(
  till: BatchesOf,
  articleId: string,
): Promise<readonly TillBatch[] | undefined> {
  await readBatches(till, [articleId]).catch(() => undefined);
  return keptBatches(till, articleId);
}

/** The batches of an article as last kept on this device. */
export const keptBatches = (
  { companyId, database }: Pick<BatchesOf, 'companyId' | 'database'>,
  articleId: string,
): Promise<readonly TillBatch[] | undefined> =>
  database.get('pos', batchesKey(companyId, articleId)) as Promise<
    readonly TillBatch[] | undefined
  >;
