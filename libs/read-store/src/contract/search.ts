import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReadStore } from '../read-store.js';
import { articles, baker, checkpointAt, filled, gone, grocer, kept } from './stock.js';

/** What the search box finds. */
export function searchContract(open: () => Promise<ReadStore>): void {
  describe('a search', () => {
    let store: ReadStore;
    beforeAll(async () => {
      store = await filled(open);
      await store.write(
        [kept({ id: 'b1', revision: 0, name: 'Pão de forma' }, baker)],
        checkpointAt('0007'),
      );
    });
    afterAll(() => store.close());

    const search = async (text: string, partition = grocer): Promise<readonly string[]> =>
      (await store.find(articles, partition, { search: text })).map(({ id }) => id);

    it('ignores accents and case', async () => {
      expect(await search('ACUCAR')).toEqual(['a4']);
      expect(await search('açú')).toEqual(['a4']);
    });

    it('finds words by how they begin, not by what they hold', async () => {
      expect(await search('arr')).toEqual(['a1', 'a2']);
      expect(await search('rroz')).toEqual([]);
    });

    it('requires every word, in any order', async () => {
      expect(await search('gra arroz')).toEqual(['a1', 'a2']);
      expect(await search('arroz doce')).toEqual([]);
    });

    it('finds all rows when it is blank', async () => {
      expect(await search('  ')).toHaveLength(6);
    });

    it.each(['%', '_', '–', '🥭', ' * '])(
      'finds nothing by signs without a word: %s',
      async (signs) => {
        expect(await search(signs)).toEqual([]);
        expect(await store.count(articles, grocer, { search: signs })).toBe(0);
      },
    );

    it('finds letters of other widths as the plain ones', async () => {
      expect(await search('ananas')).toEqual(['a5', 'a6']);
    });

    it('keeps to its partition', async () => {
      expect(await search('pao')).toEqual(['a4']);
      expect(await search('pao', baker)).toEqual(['b1']);
    });

    it('takes its operators as the words they are', async () => {
      expect(await search('arroz" OR "pao')).toEqual([]);
      expect(await search("doce* NOT 'x")).toEqual([]);
    });

    it('joins a filter, in pages, counts and groups', async () => {
      const query = { search: 'arroz', where: { stocked: true } };
      expect(await store.find(articles, grocer, query)).toHaveLength(1);
      expect(await store.count(articles, grocer, query)).toBe(1);
      expect(await store.group(articles, grocer, { ...query, sum: ['price'] })).toEqual([
        { key: {}, count: 1, sums: { price: 9_500 } },
      ]);
    });
  });
}

/** The index of words as rows change, and as they grow many. */
export function searchIndexContract(open: () => Promise<ReadStore>): void {
  describe('the index of a search', () => {
    it('follows the changes of its text and the removal of rows', async () => {
      const own = await filled(open);
      await own.write(
        [kept({ id: 'a1', revision: 10, name: 'Milho branco' }), gone('a2', 11)],
        checkpointAt('0012'),
      );
      expect(await own.count(articles, grocer, { search: 'arroz' })).toBe(0);
      expect(await own.count(articles, grocer, { search: 'bran mil' })).toBe(1);
      await own.close();
    });

    it('finds the same when very many rows begin so', async () => {
      const own = await open();
      await own.prepare([articles]);
      const many = Array.from({ length: 3_000 }, (_, place) =>
        kept({
          id: `n${String(place).padStart(4, '0')}`,
          revision: place,
          name: `Prego ${place % 2 === 0 ? 'longo' : 'curto'}`,
          price: place,
        }),
      );
      await own.write(many, checkpointAt('3000'));
      const page = { search: 'pre', sort: [['price', 'desc']], limit: 2 } as const;
      const rows = await own.find(articles, grocer, page);
      expect(rows.map(({ id }) => id)).toEqual(['n2999', 'n2998']);
      expect(await own.count(articles, grocer, { search: 'preg lon' })).toBe(1_500);
      expect(await own.count(articles, grocer, { search: 'preg' })).toBe(3_000);
      await own.close();
    });

    it('finds them wherever in the order they lie', async () => {
      const own = await open();
      await own.prepare([articles]);
      const many = Array.from({ length: 5_000 }, (_, place) =>
        kept({
          id: `n${String(place).padStart(4, '0')}`,
          revision: place,
          name: place < 2_500 ? 'Prego' : 'Parafuso',
          price: place,
          stocked: place % 2 === 0,
        }),
      );
      await own.write(many, checkpointAt('5000'));
      const ids = async (query: object): Promise<readonly string[]> => {
        const sort = [['price', 'desc']] as const;
        const found = await own.find(articles, grocer, { search: 'preg', sort, ...query });
        return found.map(({ id }) => id);
      };
      expect(await ids({ limit: 2 })).toEqual(['n2499', 'n2498']);
      expect(await ids({ limit: 2, skip: 2_499 })).toEqual(['n0000']);
      expect(await ids({ search: 'para', limit: 1, skip: 1_999 })).toEqual(['n3000']);
      expect(await ids({ where: { stocked: true }, limit: 1 })).toEqual(['n2498']);
      const query = { search: 'preg', where: { stocked: true } } as const;
      expect(await own.count(articles, grocer, query)).toBe(1_250);
      await own.close();
    });
  });
}
