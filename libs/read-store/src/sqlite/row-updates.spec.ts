import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articles, grocer, kept, shelf, type ArticleRow } from '../contract/stock.js';
import { RowUpdates } from './row-updates.js';
import { SqliteReadStore } from './sqlite-read-store.js';
import { tableOf } from './table.js';

const updates = new RowUpdates(articles, tableOf(articles));
const rice: ArticleRow = { id: 'a1', revision: 0, name: 'Arroz', category: 'Grão', price: 9_500 };

/** What an update of the rice to these fields names. */
function named(fields: Partial<ArticleRow>) {
  const row = { ...rice, revision: 7, ...fields };
  const { fields: set, hasWords } = updates.of({ ...kept(row), row, before: rice });
  return { fields: set.map(([field]) => field), hasWords };
}

describe('the update of a row', () => {
  it('names no field of an index in which the row stays where it is', () => {
    const fields = ['stocked', 'weight'];
    expect(named({})).toEqual({ fields, hasWords: false });
    expect(named({ notes: 'new' })).toEqual({ fields, hasWords: false });
    expect(named({ stocked: true })).toEqual({ fields, hasWords: false });
  });

  it('names all of an index in which the row moves, and words that are others', () => {
    const fields = ['category', 'price', 'stocked', 'weight'];
    expect(named({ price: 1 })).toEqual({ fields, hasWords: false });
    expect(named({ category: 'Doce' })).toEqual({ fields, hasWords: true });
    expect(named({ name: 'Milho' })).toEqual({
      fields: ['name', 'stocked', 'weight'],
      hasWords: true,
    });
  });

  it('leaves the same rows as writing them whole', async () => {
    const change = fc.record({
      id: fc.constantFrom('a1', 'a2', 'a3'),
      fields: fc.record(
        {
          name: fc.constantFrom('Arroz', 'Feijão', 'Sal'),
          category: fc.constantFrom('Grão', 'Doce'),
          price: fc.integer({ min: 0, max: 2 }),
          stocked: fc.boolean(),
          notes: fc.constantFrom('ripe', 'new'),
        },
        { requiredKeys: ['name'] },
      ),
      isKnown: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const stores = [new SqliteReadStore(':memory:'), new SqliteReadStore(':memory:')] as const;
        for (const store of stores) await store.prepare([articles]);
        const rows = new Map<string, ArticleRow>();
        for (const [revision, { id, fields, isKnown }] of changes.entries()) {
          const row = { id, revision, ...fields };
          const before = isKnown ? rows.get(id) : undefined;
          const checkpoint = { name: 'rows', position: undefined, revisions: {} };
          await stores[0].write([{ ...kept(row), before }], checkpoint);
          await stores[1].write([kept(row)], checkpoint);
          rows.set(id, row);
        }
        const [found, expected] = await Promise.all(stores.map(askedEveryWay));
        expect(found).toEqual(expected);
        for (const store of stores) await store.close();
      }),
      { numRuns: 200 },
    );
  });
});

/** What lists, counts and searches that go by each index say. */
async function askedEveryWay(store: SqliteReadStore) {
  const all = await store.find(articles, grocer, { sort: [['id', 'asc']] });
  const named = await store.find(articles, grocer, { sort: [['name', 'asc']] });
  const counts: number[] = [];
  for (const { name, category = '', price = 0, stocked = false } of [...all, ...shelf]) {
    counts.push(await store.count(articles, grocer, { where: { name, stocked } }));
    counts.push(await store.count(articles, grocer, { where: { category, price } }));
    counts.push(await store.count(articles, grocer, { where: { price, stocked } }));
    counts.push(await store.count(articles, grocer, { search: name }));
  }
  return { all, named, counts };
}
