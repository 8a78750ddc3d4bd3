import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leaveOut } from '../../../test/left-out.js';
import { mongodForTests, newDatabase } from '../../../test/servers/mongod-for-tests.js';
import { articles, baker, checkpointAt, grocer, kept } from './contract/stock.js';
import type { ArticleRow } from './contract/stock.js';
import { MongoReadStore } from './mongodb/index.js';
import type { GroupQuery, Query } from './query.js';
import type { ReadStore } from './read-store.js';
import { SqliteReadStore } from './sqlite/index.js';

const word = fc.constantFrom(
  'Arroz',
  'arroz',
  'Ácido',
  'Pão',
  'açúcar',
  '\u{1F34D}',
  '\uFF21',
  'z',
);
const name = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const price = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 45, -(2 ** 45)),
);

const weight = fc.constantFrom('-12.5', '-2', '0', '0.5', '9', '9.05', '10', '100');

const shelf = fc.uniqueArray(
  fc.record(
    {
      id: fc.integer({ min: 0, max: 60 }).map((place) => `a${place}`),
      revision: fc.nat(50),
      name,
      category: name,
      price,
      stocked: fc.boolean(),
      weight,
    },
    { requiredKeys: ['id', 'revision', 'name'] },
  ),
  { selector: ({ id }) => id, minLength: 10, maxLength: 60 },
);

const operand = {
  name,
  category: name,
  price,
  stocked: fc.boolean(),
  weight,
  id: fc.constantFrom('a1', 'a20', 'a3', 'b'),
  revision: fc.nat(50),
};

const fieldNames = ['name', 'category', 'price', 'stocked', 'weight', 'id', 'revision'] as const;
const field = fc.constantFrom(...fieldNames);
const comparison = fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte');

const condition = field.chain((key) => {
  const value: fc.Arbitrary<unknown> = operand[key];
  return fc
    .oneof(
      value,
      fc.tuple(comparison, value).map(([operator, one]) => ({ [operator]: one })),
      fc.array(value, { maxLength: 4 }).map((list) => ({ $in: list })),
      fc.boolean().map((isThere) => ({ $exists: isThere })),
    )
    .map((one) => ({ [key]: one }));
});

const plain = fc
  .array(condition, { maxLength: 2 })
  .map((all) => Object.assign({}, ...all) as object);
const where = fc
  .tuple(plain, fc.option(fc.array(plain, { minLength: 1, maxLength: 3 }), { nil: undefined }))
  .map(([all, $or]) => ({ ...all, ...($or && { $or }) }));

const search = fc.option(fc.constantFrom('arr', 'ACU pao', 'a', '–', 'ananas'), { nil: '' });
const query = fc.record({
  where,
  search,
  sort: fc.array(fc.tuple(field, fc.constantFrom('asc', 'desc')), { maxLength: 3 }),
  skip: fc.nat(5),
  limit: fc.nat(20),
}) as fc.Arbitrary<Query<ArticleRow>>;
const groupQuery = fc.record({
  where,
  search,
  by: fc.uniqueArray(field, { maxLength: 2 }),
  sum: fc.subarray(['price', 'revision']),
}) as fc.Arbitrary<GroupQuery<ArticleRow>>;

const found = await mongodForTests(0);
if ('reason' in found) leaveOut('SQLite and MongoDB agree', found.reason);
else agreement(found.server.url);

function agreement(url: string): void {
  describe('SQLite and MongoDB', () => {
    const sqlite = new SqliteReadStore(':memory:');
    let mongo: ReadStore;
    beforeAll(async () => {
      mongo = await MongoReadStore.open({ url, database: newDatabase() });
    });
    afterAll(async () => {
      await sqlite.close();
      await mongo.close();
    });

    it('answer any query alike', async () => {
      const queries = fc.array(fc.tuple(query, groupQuery), { minLength: 25, maxLength: 25 });
      await fc.assert(
        fc.asyncProperty(shelf, queries, async (rows, asked) => {
          for (const store of [sqlite, mongo]) await fill(store, rows);
          for (const [list, groups] of asked) {
            const answers = (store: ReadStore): Promise<unknown> =>
              Promise.all([
                store.find(articles, grocer, list),
                store.count(articles, grocer, { ...list }),
                store.group(articles, grocer, groups),
              ]);
            expect(await answers(mongo)).toEqual(await answers(sqlite));
          }
        }),
        { numRuns: 8 },
      );
    });
  });
}

async function fill(store: ReadStore, rows: readonly ArticleRow[]): Promise<void> {
  await store.clear('rows', [articles]);
  await store.prepare([articles]);
  const beside = rows.map((row) => kept({ ...row, name: 'Baker' }, baker));
  await store.write([...rows.map((row) => kept(row)), ...beside], checkpointAt('0001'));
}
