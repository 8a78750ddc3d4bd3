import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filterLimits } from '../filter.js';
import type { Query } from '../query.js';
import type { ReadStore } from '../read-store.js';
import { articles, filled, grocer } from './stock.js';
import type { ArticleRow } from './stock.js';

/** Queries that come from outside and that no compiler has seen. */
const refused: readonly (readonly [what: string, query: string])[] = [
  ['a field that is not declared', '{"where":{"notes":"ripe"}}'],
  ['a field of every object', '{"where":{"constructor":"x"}}'],
  ['an operator outside the language', '{"where":{"name":{"$regex":"a"}}}'],
  ['a value of another type', '{"where":{"price":"9500"}}'],
  ['a number that is not whole', '{"where":{"price":{"$gt":9.5}}}'],
  ['null, for which there is $exists', '{"where":{"category":null}}'],
  ['$in without a list', '{"where":{"price":{"$in":5}}}'],
  ['$exists without true or false', '{"where":{"price":{"$exists":1}}}'],
  ['$or without alternatives', '{"where":{"$or":[]}}'],
  ['a field within $or', '{"where":{"$or":[{"notes":"ripe"}]}}'],
  ['sorting by a field that is not declared', '{"sort":[["notes","asc"]]}'],
  ['another direction', '{"sort":[["name","asc; DROP TABLE x"]]}'],
  ['a negative skip', '{"skip":-1}'],
  ['a fraction of a row', '{"limit":1.5}'],
];

/** What queries may not ask. */
export function refusalsContract(open: () => Promise<ReadStore>): void {
  describe('a query from outside', () => {
    let store: ReadStore;
    beforeAll(async () => {
      store = await filled(open);
    });
    afterAll(() => store.close());

    it.each(refused)('is refused for %s', async (_, json) => {
      const query = JSON.parse(json) as Query<ArticleRow>;
      await expect(store.find(articles, grocer, query)).rejects.toMatchObject({
        name: 'UnsupportedQuery',
        collection: 'articles',
      });
    });

    it('is refused for more conditions than are read', async () => {
      const $or = Array.from({ length: filterLimits.clauses + 1 }, () => ({ price: 1 }));
      await expect(store.find(articles, grocer, { where: { $or } })).rejects.toMatchObject({
        name: 'UnsupportedQuery',
        subject: '$or',
      });
    });

    it('is refused for summing what is no integer', async () => {
      await expect(store.group(articles, grocer, { sum: ['name'] })).rejects.toMatchObject({
        name: 'UnsupportedQuery',
        subject: 'name',
      });
    });

    it('is taken as data, whatever its text', async () => {
      const query = { where: { name: "x' OR '1'='1" }, search: "'; DROP TABLE articles" };
      expect(await store.find(articles, grocer, query)).toEqual([]);
      expect(await store.count(articles, grocer, {})).toBe(6);
    });
  });
}
