import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import type { ArticleRow } from '@balcao/contracts';
import { Catalogue } from '../catalogue/catalogue.js';
import { followRows, recallArticles, type Page, type Place } from './keep-catalogue.js';
import { openTillDatabase } from '../../till-store/till-db.js';

const row = (id: string, revision: number, name = id): ArticleRow => ({
  id,
  revision,
  name,
  code: id,
  kind: 'article',
  unit: 'un',
  barcodes: [],
  salePrice: '1',
  vatId: 'NOR',
  movesStock: false,
  isArchived: false,
});

/** A server with rows, that shows so many of them at a time. */
function serverOf(rows: ArticleRow[], perPage = 2) {
  const asked: Place[] = [];
  const read = (place: Place): Promise<Page<ArticleRow>> => {
    asked.push(place);
    const found =
      'from' in place
        ? rows.filter(({ id }) => id > place.from).sort((a, b) => a.id.localeCompare(b.id))
        : rows.filter(({ revision }) => revision > place.after);
    const shown = found.slice(0, perPage);
    const revision = shown.reduce((max, each) => Math.max(max, each.revision), 0);
    return Promise.resolve({
      rows: shown,
      revision,
      isMore: found.length > perPage,
      behind: 0,
    });
  };
  return { asked, read };
}

describe('articles on the device', () => {
  it('are loaded page by page, and followed by what has changed', async () => {
    const database = await openTillDatabase();
    const rows = ['A', 'B', 'C'].map((id, index) => row(id, index + 1));
    const { asked, read } = serverOf(rows);
    const names: string[] = [];
    const follow = (asOf: number) =>
      followRows(database, { companyId: 'SHOP1', store: 'articles', asOf }, read, (found) => {
        names.push(...found.map(({ name }) => name));
      });
    await follow(3);
    rows[0] = row('A', 4, 'Açúcar');
    await follow(4);
    expect(names).toEqual(['A', 'B', 'C', 'Açúcar']);
    expect(asked).toEqual([{ from: '' }, { from: 'B' }, { after: 3 }]);
    const catalogue = new Catalogue();
    await recallArticles(database, 'SHOP1', catalogue);
    expect([catalogue.size, catalogue.get('A')?.name]).toEqual([3, 'Açúcar']);
  });

  it('that change while all are loaded are asked for afterwards', async () => {
    const database = await openTillDatabase();
    const rows = ['A', 'B', 'C'].map((id, index) => row(id, index + 1));
    const { read } = serverOf(rows);
    const follow = (asOf: number, then: () => void) =>
      followRows(database, { companyId: 'SHOP2', store: 'articles', asOf }, read, then);
    await follow(3, () => {
      rows[0] = row('A', 9, 'Açúcar');
    });
    await follow(9, () => undefined);
    expect(await database.get('articles', ['SHOP2', 'A'])).toMatchObject({ name: 'Açúcar' });
  });

  it('go on where a load was interrupted', async () => {
    const database = await openTillDatabase();
    const { asked, read } = serverOf(['A', 'B', 'C'].map((id, index) => row(id, index + 1)));
    const of = { companyId: 'SHOP3', store: 'articles', asOf: 3 } as const;
    const cut = (place: Place): Promise<Page<ArticleRow>> =>
      'from' in place && place.from === 'B' ? Promise.reject(new Error('away')) : read(place);
    await expect(followRows(database, of, cut, () => undefined)).rejects.toThrow('away');
    await followRows(database, of, read, () => undefined);
    expect(asked).toEqual([{ from: '' }, { from: 'B' }]);
  });
});
