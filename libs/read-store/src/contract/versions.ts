import { describe, expect, it } from '@jest/globals';
import { defineCollection } from '../collection.js';
import type { ReadStore } from '../read-store.js';
import { articles, checkpointAt, filled, gone, grocer, kept, shelf } from './stock.js';
import type { ArticleRow } from './stock.js';

interface LabelledRow extends ArticleRow {
  readonly label: string;
}

const labelled = defineCollection<LabelledRow>({
  ...articles,
  version: 2,
  fields: { name: 'text', label: 'text' },
  indexes: [['label']],
});

const tea: LabelledRow = { id: 'c1', revision: 0, name: 'Chá', label: 'green' };

/** A filled store with rows of the second version next to the live ones. */
async function beside(open: () => Promise<ReadStore>): Promise<ReadStore> {
  const store = await filled(open);
  await store.makeLive([articles], checkpointAt('0006', { grocer: 5 }));
  await store.prepare([labelled]);
  const checkpoint = { name: 'next', position: '0004', revisions: { grocer: 3 } };
  await store.write([kept(tea, grocer, labelled)], checkpoint);
  return store;
}

/** Rows rebuilt next to those that are read. */
export function versionsContract(open: () => Promise<ReadStore>): void {
  describe('a version made beside the live one', () => {
    it('leaves the live rows to be read, whichever version asks', async () => {
      const store = await beside(open);
      expect(await store.live()).toEqual(new Map([['articles', { version: 1, build: 0 }]]));
      expect(await store.count(articles, grocer, {})).toBe(6);
      expect(await store.count(labelled, grocer, {})).toBe(6);
      expect(await store.get(labelled, grocer, 'a1')).toEqual(shelf[0]);
      await store.close();
    });

    it('says that rows with a new field are not ready', async () => {
      const store = await beside(open);
      await expect(
        store.find(labelled, grocer, { where: { label: 'green' } }),
      ).rejects.toMatchObject({ name: 'RowsNotReady', field: 'label' });
      await store.close();
    });

    it('is loaded by its own version alone', async () => {
      const store = await beside(open);
      expect(await store.load(labelled, grocer, ['a1', 'c1'])).toEqual([
        { id: 'c1', revision: 0, row: tea },
      ]);
      await store.close();
    });

    it('takes over with its checkpoint when made live', async () => {
      const store = await beside(open);
      await store.makeLive([labelled], checkpointAt('0004', { grocer: 3 }), ['next']);
      expect(await store.find(labelled, grocer, { where: { label: 'green' } })).toEqual([tea]);
      expect(await store.find(labelled, grocer, { search: 'cha' })).toEqual([tea]);
      expect(await store.checkpoint('rows')).toEqual(checkpointAt('0004', { grocer: 3 }));
      expect(await store.checkpoint('next')).toBeUndefined();
      await store.close();
    });

    it('may be a second build of the same version', async () => {
      const store = await filled(open);
      await store.makeLive([articles], checkpointAt('0006'));
      const second = { ...articles, build: 1 };
      await store.prepare([second]);
      await store.write([kept({ ...tea, revision: 9 }, grocer, second)], checkpointAt('0006'));
      expect(await store.count(articles, grocer, {})).toBe(6);
      await store.makeLive([second], checkpointAt('0006'));
      expect(await store.count(articles, grocer, {})).toBe(1);
      await store.prepare([articles]);
      expect(await store.load(articles, grocer, ['a1'])).toEqual([]);
      await store.close();
    });

    it('is searched and sorted alike before its indexes are made and after', async () => {
      const store = await open();
      await store.prepare([articles], { deferIndexes: true });
      await store.write(
        shelf.map((row) => kept(row)),
        checkpointAt('0006'),
      );
      const query = { search: 'arr', sort: [['price', 'desc']] } as const;
      const before = await store.find(articles, grocer, query);
      await store.makeLive([articles], checkpointAt('0006'));
      expect(before.map(({ id }) => id)).toEqual(['a2', 'a1']);
      expect(await store.find(articles, grocer, query)).toEqual(before);
      await store.write([gone('a2', 9)], checkpointAt('0007'));
      expect(await store.count(articles, grocer, { search: 'arr' })).toBe(1);
      await store.close();
    });

    it('is cleared without touching the live rows', async () => {
      const store = await beside(open);
      await store.clear('next', [labelled]);
      expect(await store.load(labelled, grocer, ['c1'])).toEqual([]);
      expect(await store.count(articles, grocer, {})).toBe(6);
      expect(await store.checkpoint('rows')).toMatchObject({ position: '0006' });
      await store.close();
    });
  });
}

/** Starting on what is there. */
export function preparingContract(open: () => Promise<ReadStore>): void {
  describe('preparing', () => {
    it('keeps rows when done again', async () => {
      const store = await filled(open);
      await store.prepare([articles]);
      expect(await store.count(articles, grocer, {})).toBe(6);
      await store.close();
    });

    it('leaves a collection that was never written empty', async () => {
      const store = await open();
      await store.prepare([articles]);
      expect(await store.find(articles, grocer, { search: 'arroz' })).toEqual([]);
      await store.ping();
      await store.close();
    });
  });
}
