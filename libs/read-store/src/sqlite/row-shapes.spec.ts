import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { articles, checkpointAt, grocer, kept } from '../contract/stock.js';
import type { ArticleRow } from '../contract/stock.js';
import { SqliteReadStore } from './sqlite-read-store.js';

const text = fc.oneof(
  fc.constantFrom('Arroz', '', '\u{1F34D} Ananás', 'a\0b', '\ud800', '{"x":1}', 'null', '12'),
  fc.string({ unit: 'binary' }),
);
const other = fc.constantFrom(
  'notes',
  'brand',
  'x9',
  'under_scored',
  'with,comma',
  '=name',
  'f_name',
);
const nested = fc.jsonValue({ maxDepth: 2 });

/** Declared fields, absent, null or odd, among others of any name, in any order. */
const row = fc
  .tuple(
    fc.record(
      {
        name: text,
        category: fc.option(text),
        price: fc.option(fc.oneof(fc.maxSafeInteger(), fc.constant(-0))),
        stocked: fc.option(fc.boolean()),
      },
      { requiredKeys: ['name'] },
    ),
    fc.dictionary(other, fc.oneof(text, fc.double(), nested), { maxKeys: 4 }),
    fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
    fc.boolean(),
  )
  .map(([declared, others, order, isFirst]) => {
    const entries = Object.entries({ ...declared, ...others });
    const shuffled = entries
      .map((entry, at) => [order[at] ?? 0, entry] as const)
      .sort(([one], [two]) => one - two)
      .map(([, entry]) => entry);
    const own = [['id', 'a1'] as const, ['revision', 1] as const];
    const all = isFirst ? [...own, ...shuffled] : [...shuffled, ...own];
    return Object.fromEntries<unknown>(all) as unknown as ArticleRow;
  });

describe('a row that is kept in columns and a list', () => {
  let stores: readonly SqliteReadStore[] = [];
  beforeEach(async () => {
    stores = [false, true].map((isPrecious) => new SqliteReadStore(':memory:', { isPrecious }));
    for (const store of stores) await store.prepare([articles]);
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
  });

  it('comes back as JSON would bring it back, to the order of its fields', async () => {
    await fc.assert(
      fc.asyncProperty(row, async (made) => {
        const expected = JSON.stringify(made);
        for (const store of stores) {
          await store.clear('rows', [articles]);
          await store.write([kept(made)], checkpointAt('0001'));
          const [loaded] = await store.load(articles, grocer, ['a1']);
          const found = await store.find(articles, grocer, { limit: 1 });
          const got = await store.get(articles, grocer, 'a1');
          const many = await store.getMany(articles, grocer, ['a1']);
          for (const one of [loaded?.row, found[0], got, many[0]]) {
            expect(JSON.stringify(one)).toBe(expected);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is written again after a transaction in which its shape was new and that failed', async () => {
    const [store] = stores;
    const made: ArticleRow = { id: 'a1', revision: 1, name: 'Arroz', notes: 'new' };
    const broken = { ...made, id: 'a2', price: 'x' } as unknown as ArticleRow;
    const write = (rows: readonly ArticleRow[]) =>
      store?.write(
        rows.map((each) => kept(each)),
        checkpointAt('0001'),
      );
    await expect(write([made, broken])).rejects.toThrow('articles.price');
    await write([{ id: 'a3', revision: 2, name: 'Sal' }]);
    await write([made]);
    expect(await store?.get(articles, grocer, 'a1')).toEqual(made);
    expect(await store?.get(articles, grocer, 'a3')).toMatchObject({ name: 'Sal' });
  });
});
