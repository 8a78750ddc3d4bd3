import type { RaRecord } from 'react-admin';
import type { BalcaoDataProvider } from '../../admin/data-provider.js';
import { idsPerRead } from './bulk-limits.js';

/** The current rows of the ids, in the order of the ids; deleted ones are left out. */
export async function selectedRows<R extends RaRecord>(
  provider: Pick<BalcaoDataProvider, 'getMany'>,
  resource: string,
  ids: readonly string[],
): Promise<readonly R[]> {
  const found = new Map<string, R>();
  for (let at = 0; at < ids.length; at += idsPerRead) {
    const some = ids.slice(at, at + idsPerRead);
    const { data } = await provider.getMany<R>(resource, { ids: [...some] });
    for (const row of data) found.set(String(row.id), row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
