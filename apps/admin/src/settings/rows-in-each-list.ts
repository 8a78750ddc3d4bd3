import type { Store } from 'react-admin';

/** Lists that were opened before remember their own number of rows: they take this one too. */
export function showRowsInEachList(store: Store, perPage: number): void {
  for (const [key, params] of Object.entries(store.listItems?.() ?? {})) {
    if (!key.endsWith('.listParams') || typeof params !== 'object' || params === null) continue;
    store.setItem(key, { ...params, perPage, page: 1 });
  }
}
