import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { firstAddressOf, type BulkOrder } from '@balcao/tasks';
import type { Journals } from '../../composition/backend.js';

/** The address of each mail that an order sends, several times where it is of several papers. */
export async function addressesOf(
  { rows, journals }: { readonly rows: RowReader; readonly journals: Journals },
  companyId: string,
  { action, rows: ordered }: Pick<BulkOrder, 'action' | 'rows'>,
): Promise<readonly string[]> {
  const ids = ordered.filter(({ isUnseen }) => isUnseen !== true).map(({ id }) => id);
  const partyIds =
    action === 'documents.send'
      ? (await rows.getMany(documents, companyId, ids)).map(({ clientId }) => clientId)
      : (await rows.getMany(payments, companyId, ids)).map(({ partyId }) => partyId);
  return journals.inspect(companyId, (books) =>
    partyIds.flatMap((id) => firstAddressOf(books, id) ?? []),
  );
}
