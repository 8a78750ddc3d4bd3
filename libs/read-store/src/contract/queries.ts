import { describe, expect, it } from '@jest/globals';
import type { Query, Where } from '../query.js';
import type { ReadStore } from '../read-store.js';
import { articles, baker, grocer, shelf, useShelf } from './stock.js';
import type { ArticleRow } from './stock.js';

/** Rows by their ids. */
export function readingContract(open: () => Promise<ReadStore>): void {
  describe('reading by id', () => {
    const { store } = useShelf(open);

    it('answers the row as it was written', async () => {
      expect(await store().get(articles, grocer, 'a6')).toEqual(shelf[5]);
    });

    it('answers nothing for an absent row or another partition', async () => {
      expect(await store().get(articles, grocer, 'a9')).toBeUndefined();
      expect(await store().get(articles, baker, 'a1')).toBeUndefined();
    });

    it('answers many in the order asked and leaves absent ones out', async () => {
      const rows = await store().getMany(articles, grocer, ['a4', 'a9', 'a1']);
      expect(rows.map(({ id }) => id)).toEqual(['a4', 'a1']);
    });
  });
}

/** What filters find. */
export function filterContract(open: () => Promise<ReadStore>): void {
  describe('a filter', () => {
    const { where } = useShelf(open);

    it('finds equal values, told in either way', async () => {
      expect(await where({ category: 'Grão' })).toEqual(['a1', 'a2']);
      expect(await where({ category: { $eq: 'Grão' } })).toEqual(['a1', 'a2']);
      expect(await where({ stocked: false })).toEqual(['a2']);
    });

    it('finds rows without the field by $ne', async () => {
      expect(await where({ category: { $ne: 'Grão' } })).toEqual(['a3', 'a4', 'a5', 'a6']);
      expect(await where({ stocked: { $ne: true } })).toEqual(['a2', 'a5', 'a6']);
    });

    it('finds members of a list, and nothing in an empty one', async () => {
      expect(await where({ price: { $in: [4_000, -100] } })).toEqual(['a3', 'a6']);
      expect(await where({ stocked: { $in: [true, false] } })).toEqual(['a1', 'a2', 'a3', 'a4']);
      expect(await where({ price: { $in: [] } })).toEqual([]);
    });

    it('compares, passing over rows without the field', async () => {
      expect(await where({ price: { $gt: 9_500 } })).toEqual(['a2']);
      expect(await where({ price: { $gte: 9_500 } })).toEqual(['a1', 'a2', 'a5']);
      expect(await where({ price: { $lt: 4_000 } })).toEqual(['a6']);
      expect(await where({ price: { $lte: 4_000, $gt: -100 } })).toEqual(['a3']);
      expect(await where({ name: { $gte: 'P', $lt: 'Q' } })).toEqual(['a4']);
    });

    it('tells whether a field is there', async () => {
      expect(await where({ category: { $exists: false } })).toEqual(['a3']);
      expect(await where({ price: { $exists: true } })).toEqual(['a1', 'a2', 'a3', 'a5', 'a6']);
    });

    it('compares decimals by their size', async () => {
      expect(await where({ weight: { $gt: '9' } })).toEqual(['a2', 'a5']);
      expect(await where({ weight: { $gte: '9' } })).toEqual(['a1', 'a2', 'a5']);
      expect(await where({ weight: { $lt: '9.05' } })).toEqual(['a1', 'a4']);
      expect(await where({ weight: { $lte: '9.05' } })).toEqual(['a1', 'a4', 'a5']);
      expect(await where({ weight: '9' })).toEqual(['a1']);
      expect(await where({ weight: { $in: ['-2', '10'] } })).toEqual(['a2', 'a4']);
    });

    it('holds when one alternative and all else hold', async () => {
      const cheap: Where<ArticleRow> = { price: { $lt: 5_000 } };
      expect(await where({ $or: [cheap, { category: 'Doce' }] })).toEqual(['a3', 'a4', 'a6']);
      expect(await where({ stocked: true, $or: [cheap, { category: 'Doce' }] })).toEqual([
        'a3',
        'a4',
      ]);
    });

    it('takes thousands of alternatives', async () => {
      const many = Array.from({ length: 4_000 }, (_, at) => ({
        name: { $gte: `Zzz${at}.`, $lt: `Zzz${at}/` },
      }));
      const $or: Where<ArticleRow>[] = [...many, { id: 'a2' }, { category: 'Doce' }];
      expect(await where({ $or })).toEqual(['a2', 'a4']);
      expect(await where({ stocked: true, $or })).toEqual(['a4']);
    });

    it('knows the id and the revision', async () => {
      expect(await where({ id: { $in: ['a2', 'a5'] } })).toEqual(['a2', 'a5']);
      expect(await where({ revision: { $gte: 4 } })).toEqual(['a5', 'a6']);
    });
  });
}

/** The order of rows, and pages of it. */
export function sortContract(open: () => Promise<ReadStore>): void {
  describe('sorting', () => {
    const { found } = useShelf(open);

    it('puts names in the order of a dictionary', async () => {
      const names = ['a3', 'a6', 'a1', 'a2', 'a4', 'a5'];
      expect(await found({ sort: [['name', 'asc']] })).toEqual(names);
      expect(await found({ sort: [['name', 'desc']] })).toEqual([...names].reverse());
    });

    it('puts other text in the order of its code points', async () => {
      const categories = ['a3', 'a4', 'a5', 'a6', 'a1', 'a2'];
      expect(await found({ sort: [['category', 'asc']] })).toEqual(categories);
      expect(await found({ sort: [['category', 'desc']] })).toEqual([...categories].reverse());
    });

    it('puts decimals in the order of their size, absent ones first', async () => {
      const weights = ['a3', 'a6', 'a4', 'a1', 'a5', 'a2'];
      expect(await found({ sort: [['weight', 'asc']] })).toEqual(weights);
      expect(await found({ sort: [['weight', 'desc']] })).toEqual([...weights].reverse());
    });

    it('puts absent values first and breaks ties by id in the same direction', async () => {
      const prices = ['a4', 'a6', 'a3', 'a1', 'a5', 'a2'];
      expect(await found({ sort: [['price', 'asc']] })).toEqual(prices);
      expect(await found({ sort: [['price', 'desc']] })).toEqual([...prices].reverse());
    });

    it('puts false before true', async () => {
      expect(
        await found({ where: { stocked: { $exists: true } }, sort: [['stocked', 'asc']] }),
      ).toEqual(['a2', 'a1', 'a3', 'a4']);
    });

    it('goes through several fields', async () => {
      expect(
        await found({
          sort: [
            ['category', 'desc'],
            ['price', 'asc'],
          ],
        }),
      ).toEqual(['a1', 'a2', 'a6', 'a5', 'a4', 'a3']);
    });

    it('pages without repeating or losing a row', async () => {
      const sort: Query<ArticleRow>['sort'] = [['category', 'asc']];
      const pages = [0, 2, 4, 6].map((skip) => found({ sort, skip, limit: 2 }));
      expect((await Promise.all(pages)).flat()).toEqual(await found({ sort }));
      expect(await found({ limit: 0 })).toEqual([]);
    });
  });
}

/** Counts and sums. */
export function groupContract(open: () => Promise<ReadStore>): void {
  describe('counting and grouping', () => {
    const { store } = useShelf(open);

    it('counts what a filter finds', async () => {
      expect(await store().count(articles, grocer, {})).toBe(6);
      expect(await store().count(articles, grocer, { where: { stocked: true } })).toBe(3);
      expect(await store().count(articles, baker, {})).toBe(0);
    });

    it('sums and counts all rows as one group, also when there are none', async () => {
      expect(await store().group(articles, grocer, { sum: ['price'] })).toEqual([
        { key: {}, count: 6, sums: { price: 34_900 } },
      ]);
      expect(await store().group(articles, baker, { sum: ['price'] })).toEqual([
        { key: {}, count: 0, sums: { price: 0 } },
      ]);
    });

    it('makes a group of each value, the absent first', async () => {
      const groups = await store().group(articles, grocer, {
        where: { name: { $ne: 'arroz' } },
        by: ['stocked'],
        sum: ['price'],
      });
      expect(groups).toEqual([
        { key: { stocked: null }, count: 2, sums: { price: 9_400 } },
        { key: { stocked: true }, count: 3, sums: { price: 13_500 } },
      ]);
    });

    it('groups by several fields', async () => {
      const groups = await store().group(articles, grocer, {
        where: { category: 'Grão' },
        by: ['category', 'stocked'],
      });
      expect(groups).toEqual([
        { key: { category: 'Grão', stocked: false }, count: 1, sums: {} },
        { key: { category: 'Grão', stocked: true }, count: 1, sums: {} },
      ]);
      expect(await store().group(articles, baker, { by: ['category'] })).toEqual([]);
    });
  });
}
