import type { ArticleRow, ChangedRows, ClientRow } from '@balcao/contracts';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ofCompany, type TillDatabase, type TillSchema } from './till-db.js';

/** Where a page of rows begins: behind an id of all of them, or after a revision. */
export type Place = { readonly from: string } | { readonly after: number };

/** A page of rows, and by how many events the server's rows were behind. */
export interface Page<R> extends ChangedRows<R> {
  readonly behind: number;
}

/** Asks the server for a page of rows. */
export type ReadPage<R> = (place: Place) => Promise<Page<R>>;

/** What a till keeps of the company's lists. */
interface Kept {
  readonly articles: ArticleRow;
  readonly clients: ClientRow;
}

/** Fills the catalogue with what the device knows. */
export async function recallArticles(
  database: TillDatabase,
  companyId: string,
  catalogue: Catalogue,
): Promise<void> {
  const packs = await database.getAll('packs', ofCompany(companyId));
  // What was kept here before is what was said here.
  for (const pack of packs) catalogue.put(JSON.parse(pack) as readonly ArticleRow[]);
  catalogue.put(await database.getAll('articles', ofCompany(companyId)));
}

/** Whose rows of which list, and the revision of the books that the server shows at least. */
interface Following<S> {
  readonly companyId: string;
  readonly store: S;
  readonly asOf: number;
}

/** How far the first load has come, and which revision it shows. */
interface Unfinished {
  readonly id: string;
  readonly asOf: number;
}

/**
 * Brings rows up to date: all of them the first time, afterwards those that have changed since.
 * Each page is kept before the next is asked for, so that an interrupted load goes on. Answers by
 * how many events the server itself was behind.
 */
export async function followRows<S extends keyof Kept>(
  database: TillDatabase,
  { companyId, store, asOf }: Following<S>,
  read: ReadPage<Kept[S]>,
  take: (rows: readonly Kept[S][]) => void,
): Promise<number> {
  const progress: [string, string] = [companyId, `${store}Revision`];
  const begun: [string, string] = [companyId, `${store}From`];
  const known = (await database.get('pos', progress)) as number | undefined;
  const unfinished = (await database.get('pos', begun)) as Unfinished | undefined;
  let place: Place = known === undefined ? { from: unfinished?.id ?? '' } : { after: known };
  // What changes while all are loaded, page by page, is asked for afterwards.
  let revision = known ?? unfinished?.asOf ?? asOf;
  for (;;) {
    const page = await read(place);
    if (store === 'articles' && 'from' in place) await pack(database, companyId, page.rows);
    else await keep(database, store, companyId, page.rows);
    take(page.rows);
    if ('after' in place) revision = Math.max(revision, page.revision);
    const last = page.rows.at(-1);
    if (!page.isMore || last === undefined) {
      if (revision !== known) await database.put('pos', revision, progress);
      return page.behind;
    }
    if ('after' in place) {
      place = { after: page.revision };
    } else {
      place = { from: last.id };
      await database.put('pos', { id: last.id, asOf: revision }, begun);
    }
  }
}

/** Keeps a page of the first load as one text. */
async function pack(
  database: TillDatabase,
  companyId: string,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const [first] = rows;
  if (first !== undefined) await database.put('packs', JSON.stringify(rows), [companyId, first.id]);
}

async function keep<S extends keyof Kept>(
  database: TillDatabase,
  store: S,
  companyId: string,
  rows: readonly Kept[S][],
): Promise<void> {
  if (rows.length === 0) return;
  const transaction = database.transaction(store, 'readwrite');
  await Promise.all([
    ...rows.map((row) => transaction.store.put({ ...row, companyId } as TillSchema[S]['value'])),
    transaction.done,
  ]);
}
