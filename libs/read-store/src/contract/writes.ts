import { describe, expect, it } from '@jest/globals';
import type { ReadStore, RowChange } from '../read-store.js';
import { articles, baker, checkpointAt, filled, gone, grocer, kept, shelf } from './stock.js';
import type { ArticleRow } from './stock.js';

const rice: ArticleRow = { id: 'a1', revision: 7, name: 'Arroz novo', price: 1 };

const everything = async (store: ReadStore): Promise<readonly ArticleRow[]> =>
  store.find(articles, grocer, { sort: [['id', 'asc']] });

/** A filled store in which these changes are written. */
async function written(
  open: () => Promise<ReadStore>,
  changes: readonly RowChange[],
): Promise<ReadStore> {
  const store = await filled(open);
  await store.write(changes, checkpointAt('0010'));
  return store;
}

/** What writing keeps: rows by revision, and removals. */
export function writingContract(open: () => Promise<ReadStore>): void {
  describe('writing', () => {
    it('changes nothing when done twice', async () => {
      const batch = [kept(rice), gone('a2', 8), kept({ id: 'a7', revision: 9, name: 'Sal' })];
      const store = await written(open, batch);
      const once = await everything(store);
      await store.write(batch, checkpointAt('0010'));
      expect(await everything(store)).toEqual(once);
      expect(once.map(({ id }) => id)).toEqual(['a1', 'a3', 'a4', 'a5', 'a6', 'a7']);
      await store.close();
    });

    it('replaces the whole row, fields that are gone too', async () => {
      const store = await written(open, [kept(rice)]);
      expect(await store.get(articles, grocer, 'a1')).toEqual(rice);
      expect(await store.count(articles, grocer, { where: { category: 'Grão' } })).toBe(1);
      await store.close();
    });

    it('changes a row that is known as it was: its fields, its words and what it says', async () => {
      const [before] = shelf;
      const dearer = { ...rice, name: 'Arroz', category: 'Grão', price: 9_900 };
      const store = await written(open, [{ ...kept(dearer), before }]);
      expect(await store.get(articles, grocer, 'a1')).toEqual(dearer);
      expect(await store.count(articles, grocer, { where: { price: 9_900 } })).toBe(1);
      expect(await store.count(articles, grocer, { where: { stocked: true } })).toBe(2);
      const renamed = { id: 'a1', revision: 8, name: 'Milho', price: 9_900 };
      await store.write([{ ...kept(renamed), before: dearer }], checkpointAt('0011'));
      expect(await store.get(articles, grocer, 'a1')).toEqual(renamed);
      expect(await store.count(articles, grocer, { where: { category: 'Grão' } })).toBe(1);
      expect(await store.count(articles, grocer, { search: 'milho' })).toBe(1);
      expect(await store.count(articles, grocer, { search: 'arroz' })).toBe(1);
      await store.close();
    });

    it('writes the whole row where another is kept than the one known', async () => {
      const store = await written(open, [kept(rice)]);
      const late = { ...rice, revision: 6, name: 'late' };
      const next = { ...rice, revision: 9, category: 'Grão' };
      const back = { id: 'a2', revision: 9, name: 'Feijão' };
      await store.write([gone('a2', 8)], checkpointAt('0011'));
      const known = [late, next].map((row) => ({ ...kept(row), before: { ...next, revision: 1 } }));
      await store.write([...known, { ...kept(back), before: shelf[1] }], checkpointAt('0012'));
      expect(await store.get(articles, grocer, 'a1')).toEqual(next);
      expect(await store.count(articles, grocer, { where: { category: 'Grão' } })).toBe(1);
      expect(await store.get(articles, grocer, 'a2')).toEqual(back);
      await store.close();
    });

    it('never lets an older revision overwrite', async () => {
      const store = await written(open, [kept(rice)]);
      await store.write([kept({ ...rice, revision: 6, name: 'late' })], checkpointAt('0011'));
      await store.write([gone('a1', 6)], checkpointAt('0012'));
      expect(await store.get(articles, grocer, 'a1')).toEqual(rice);
      await store.close();
    });

    it('keeps a removed row away from older changes, not from newer ones', async () => {
      const store = await written(open, [gone('a1', 8)]);
      await store.write([kept(rice)], checkpointAt('0011'));
      expect(await store.get(articles, grocer, 'a1')).toBeUndefined();
      await store.write([kept({ ...rice, revision: 9 })], checkpointAt('0012'));
      expect(await store.get(articles, grocer, 'a1')).toEqual({ ...rice, revision: 9 });
      await store.close();
    });

    it('puts rows right whatever their revision, but for what is behind the one named', async () => {
      const store = await written(open, [kept(rice), gone('a2', 7)]);
      const other = { ...rice, revision: 3, name: 'Arroz' };
      const back: ArticleRow = { id: 'a2', revision: 2, name: 'Feijão' };
      expect(await store.repair([kept(other), kept(back), gone('a3', -1)], 6)).toBe(1);
      expect(await store.get(articles, grocer, 'a1')).toEqual(rice);
      expect(await store.repair([kept(other), kept(back)], 7)).toBe(2);
      expect((await everything(store)).map(({ id }) => id)).toEqual(['a1', 'a2', 'a4', 'a5', 'a6']);
      expect(await store.get(articles, grocer, 'a1')).toEqual(other);
      await store.write([kept({ ...rice, id: 'a3', revision: 8 })], checkpointAt('0011'));
      expect(await store.get(articles, grocer, 'a3')).toMatchObject({ revision: 8 });
      await store.close();
    });

    it('keeps of many rows together what it would keep of each by itself', async () => {
      const row = (at: number, revision: number): ArticleRow => ({
        id: `b${String(at).padStart(2, '0')}`,
        revision,
        name: `Saco ${at}`,
      });
      const rows = Array.from({ length: 37 }, (_, at) => row(at, 20));
      const before = [kept(row(3, 21)), kept(row(5, 2)), gone('b07', 20), gone('b09', 4)];
      const together = rows.map((each) => kept(each));
      together.splice(30, 0, gone('b12', 22));
      const [store, other] = [await written(open, before), await written(open, before)];
      await store.write(together, checkpointAt('0011'));
      for (const each of together) await other.write([each], checkpointAt('0011'));
      const found = (await everything(store)).filter(({ id }) => id.startsWith('b'));
      expect(found).toHaveLength(35);
      expect(found.find(({ id }) => id === 'b03')).toEqual(row(3, 21));
      expect(found.find(({ id }) => id === 'b36')).toEqual(row(36, 20));
      expect(await everything(other)).toEqual(await everything(store));
      await store.close();
      await other.close();
    });

    it('keeps partitions apart', async () => {
      const store = await written(open, [kept(rice, baker), gone('a3', 9, baker)]);
      expect(await store.get(articles, grocer, 'a1')).toEqual(shelf[0]);
      expect(await store.get(articles, baker, 'a1')).toEqual(rice);
      expect(await everything(store)).toHaveLength(6);
      await store.close();
    });

    it('refuses a row whose field is not of its declared type, and keeps none of its batch', async () => {
      const store = await filled(open);
      const wrong = JSON.parse('{"id":"a8","revision":9,"name":5}') as ArticleRow;
      await expect(store.write([kept(rice), kept(wrong)], checkpointAt('0010'))).rejects.toThrow(
        'articles.name is not text',
      );
      expect(await store.get(articles, grocer, 'a1')).toEqual(shelf[0]);
      expect(await store.checkpoint('rows')).toMatchObject({ position: '0006' });
      await store.close();
    });
  });
}

/** What a fold begins with. */
export function loadingContract(open: () => Promise<ReadStore>): void {
  describe('loading rows to fold', () => {
    it('tells rows, removals and nothing apart', async () => {
      const store = await written(open, [gone('a2', 8)]);
      const rows = await store.load(articles, grocer, ['a1', 'a2', 'a9']);
      expect([...rows].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { id: 'a1', revision: 0, row: shelf[0] },
        { id: 'a2', revision: 8, row: undefined },
      ]);
      expect(await store.load(articles, 'nobody', ['a1'])).toEqual([]);
      await store.close();
    });
  });
}

/** The checkpoint that is stored with the rows. */
export function checkpointContract(open: () => Promise<ReadStore>): void {
  describe('a checkpoint', () => {
    it('is absent until written', async () => {
      const store = await open();
      expect(await store.checkpoint('rows')).toBeUndefined();
      await store.close();
    });

    it('keeps the revisions that a write does not name', async () => {
      const store = await open();
      await store.write([], checkpointAt('0001', { grocer: 4, baker: 0 }));
      await store.write([], checkpointAt('0002', { grocer: 9 }));
      expect(await store.checkpoint('rows')).toEqual({
        name: 'rows',
        position: '0002',
        revisions: { grocer: 9, baker: 0 },
      });
      expect(await store.checkpoint('rows', ['grocer', 'nobody'])).toEqual({
        name: 'rows',
        position: '0002',
        revisions: { grocer: 9 },
      });
      expect(await store.checkpoint('others')).toBeUndefined();
      await store.close();
    });

    it('keeps what is said of its source, until a write says nothing', async () => {
      const store = await open();
      await store.write([], { ...checkpointAt('0001'), source: 'the log of the market' });
      expect(await store.checkpoint('rows')).toMatchObject({ source: 'the log of the market' });
      await store.write([], checkpointAt('0002'));
      expect(await store.checkpoint('rows')).not.toHaveProperty('source');
      await store.prepare([articles]);
      await store.makeLive([articles], { ...checkpointAt('0002'), source: 'another' });
      expect(await store.checkpoint('rows')).toMatchObject({ source: 'another' });
      await store.close();
    });

    it('is cleared with its rows', async () => {
      const store = await written(open, [gone('a1', 8)]);
      await store.clear('rows', [articles]);
      expect(await store.checkpoint('rows')).toBeUndefined();
      expect(await everything(store)).toEqual([]);
      expect(await store.load(articles, grocer, ['a1', 'a2'])).toEqual([]);
      await store.close();
    });
  });
}
