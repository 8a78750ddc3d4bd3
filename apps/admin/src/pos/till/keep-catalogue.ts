import type { ArticleRow, ChangedRows } from '@balcao/contracts';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ofCompany, type TillDatabase } from './till-db.js';

/** Asks the server for a page of articles. */
export type ReadPage = (
  place: { readonly from: string } | { readonly after: number },
) => Promise<ChangedRows<ArticleRow>>;

const REVISION = 'articlesRevision';

/** Fills the catalogue with what the device knows; answers whether it knows any. */
export async function recallArticles(
  database: TillDatabase,
  companyId: string,
  catalogue: Catalogue,
): Promise<void> {
  catalogue.put(await database.getAll('articles', ofCompany(companyId)));
}

/**
 * Brings articles up to date: all of them the first time, afterwards those that have changed since.
 * Each page is kept before the next is asked for, so that an interrupted load goes on.
 */
export async function followArticles(
  database: TillDatabase,
  companyId: string,
  catalogue: Catalogue,
  read: ReadPage,
): Promise<void> {
  const known = (await database.get('pos', [companyId, REVISION])) as number | undefined;
  let place: { readonly from: string } | { readonly after: number } =
    known === undefined ? { from: '' } : { after: known };
  let revision = known ?? 0;
  for (;;) {
    const page = await read(place);
    revision = Math.max(revision, page.revision);
    await keep(database, companyId, page.rows);
    catalogue.put(page.rows);
    const last = page.rows.at(-1);
    if (!page.isMore || last === undefined) break;
    place = 'from' in place ? { from: last.id } : { after: page.revision };
  }
  if (revision !== known) await database.put('pos', revision, [companyId, REVISION]);
}

async function keep(
  database: TillDatabase,
  companyId: string,
  rows: readonly ArticleRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const transaction = database.transaction('articles', 'readwrite');
  await Promise.all([
    ...rows.map((row) => transaction.store.put({ ...row, companyId })),
    transaction.done,
  ]);
}
