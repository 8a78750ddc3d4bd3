import type { ArticleRow, ChangedRows, ClientRow } from '@balcao/contracts';
import type { Catalogue } from '../catalogue/catalogue.js';
import { noteKept } from './device-room.js';
import { ofCompany, type TillDatabase, type TillSchema } from '../../till-store/till-db.js';

/** The start of a page: after an id, or after a revision. */
export type Place = { readonly from: string } | { readonly after: number };

/** A page of rows, and how many events the server's rows lagged behind. */
export interface Page<R> extends ChangedRows<R> {
  readonly behind: number;
}

/** Asks the server for a page of rows. */
export type ReadPage<R> = (place: Place) => Promise<Page<R>>;

/** The lists that a till keeps. */
interface Kept {
  readonly articles: ArticleRow;
  readonly clients: ClientRow;
}

/**
 * Fills the catalogue from the device, page by page, so that the till stays usable: changed rows
 * first, as later pages are older. Calls `took` for each page.
 */
export async function recallArticles(
  database: TillDatabase,
  companyId: string,
  catalogue: Catalogue,
  took: () => void = () => undefined,
): Promise<void> {
  const changed = await database.getAll('articles', ofCompany(companyId));
  const known = new Set(changed.map(({ id }) => id));
  catalogue.put(changed);
  const keys = await database.getAllKeys('packs', ofCompany(companyId));
  const read = (place: number): Promise<string | undefined> => {
    const key = keys[place];
    return key === undefined ? Promise.resolve(undefined) : database.get('packs', key);
  };
  let next = read(0);
  for (let place = 1; place <= keys.length; place += 1) {
    const pack = await next;
    // Read while this one is taken in.
    next = read(place);
    if (pack === undefined) continue;
    // What was kept here before is what was said here.
    const rows = JSON.parse(pack) as readonly ArticleRow[];
    catalogue.put(known.size === 0 ? rows : rows.filter(({ id }) => !known.has(id)));
    took();
  }
}

/** The list, its company, and the minimum revision shown by the server. */
interface Following<S> {
  readonly companyId: string;
  readonly store: S;
  readonly asOf: number;
}

/** The progress of the first load, and its revision. */
interface Unfinished {
  readonly id: string;
  readonly asOf: number;
}

/**
 * Updates rows: all of them the first time, later those changed since. Each page is saved before
 * the next is requested, so that an interrupted load resumes. Returns how many events the server
 * lagged behind.
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
  let reading = read(place);
  for (;;) {
    const page = await reading;
    const last = page.rows.at(-1);
    const after = page.isMore && last !== undefined ? nextPlace(place, page, last.id) : undefined;
    // Asked for while this one is kept; a page that is not kept is asked for again another time.
    if (after !== undefined) {
      reading = read(after);
      reading.catch(() => undefined);
    }
    if (store === 'articles' && 'from' in place) await pack(database, companyId, page.rows);
    else await keep(database, store, companyId, page.rows);
    take(page.rows);
    if ('after' in place) revision = Math.max(revision, page.revision);
    if (after === undefined) {
      if (revision !== known) await database.put('pos', revision, progress);
      return page.behind;
    }
    place = after;
    if ('from' in place) await database.put('pos', { id: place.from, asOf: revision }, begun);
  }
}

/** The start of the next page. */
const nextPlace = (place: Place, page: { readonly revision: number }, lastId: string): Place =>
  'from' in place ? { from: lastId } : { after: page.revision };

/** Saves a page of the first load as one text. */
async function pack(
  database: TillDatabase,
  companyId: string,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await noteKept(database.put('packs', JSON.stringify(rows), [companyId, first.id]));
}

async function keep<S extends keyof Kept>(
  database: TillDatabase,
  store: S,
  companyId: string,
  rows: readonly Kept[S][],
): Promise<void> {
  if (rows.length === 0) return;
  const transaction = database.transaction(store, 'readwrite');
  const written = Promise.all([
    ...rows.map((row) => transaction.store.put({ ...row, companyId } as TillSchema[S]['value'])),
    transaction.done,
  ]);
  await noteKept(written);
}
