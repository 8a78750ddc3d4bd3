import { afterAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { leaveOut } from '../../../../test/left-out.js';
import { articles, checkpointAt, filled, grocer, kept, shelf } from '../contract/stock.js';
import { readStoreContract } from '../read-store.contract.js';
import type { ReadStore } from '../read-store.js';
import { mongodForTests, newDatabase } from '../../../../test/servers/mongod-for-tests.js';
import { MongoReadStore } from './mongo-read-store.js';

// Every test makes collections, which costs a real server more than a file in memory.

const given = process.env['MONGODB_URL'];

/** The servers to prove the adapter on: the one that is given, or one of each kind. */
async function servers(): Promise<readonly (readonly [kind: string, url: string])[]> {
  if (given !== undefined) return [['the MongoDB that is given', given]];
  const set = await mongodForTests(1);
  const alone = await mongodForTests(0);
  if ('reason' in set) {
    leaveOut('a read store on MongoDB', set.reason);
    return [];
  }
  if ('reason' in alone) throw new Error(alone.reason);
  return [
    ['a MongoDB replica set', set.server.url],
    ['a standalone MongoDB', alone.server.url],
  ];
}

for (const [kind, url] of await servers()) {
  const made: string[] = [];
  const open = (database = newDatabase()): Promise<ReadStore> => {
    made.push(database);
    return MongoReadStore.open({ url, database });
  };
  afterAll(async () => {
    if (given === undefined) return;
    const client = new MongoClient(url);
    for (const database of made) await client.db(database).dropDatabase();
    await client.close();
  });
  readStoreContract(kind, () => open());
  ownTests(kind, url, open);
}

function ownTests(
  kind: string,
  url: string,
  open: (database?: string) => Promise<ReadStore>,
): void {
  describe(`a read store on ${kind}`, () => {
    it('gives up a query at its deadline', async () => {
      const database = newDatabase();
      const writer = await filled(() => open(database));
      const many = Array.from({ length: 20_000 }, (_, at) =>
        kept({ id: `m${at}`, revision: 9, name: `Farinha ${at}` }),
      );
      await writer.write(many, checkpointAt('0010'));
      const hasty = await MongoReadStore.open({ url, database, queryDeadlineMs: 1 });
      const asked = hasty.group(articles, grocer, { by: ['name'], sum: ['price'] });
      await expect(asked).rejects.toMatchObject({ name: 'QueryTooSlow', deadlineMs: 1 });
      await hasty.close();
      await writer.close();
    });

    it('shows another connection what it has written', async () => {
      const database = newDatabase();
      const writer = await filled(() => open(database));
      const reader = await open(database);
      await writer.write([kept({ id: 'a9', revision: 9, name: 'Sal' })], checkpointAt('0010'));
      expect(await reader.get(articles, grocer, 'a9')).toMatchObject({ name: 'Sal' });
      expect(await reader.count(articles, grocer, { search: 'arroz' })).toBe(2);
      await reader.close();
      await writer.close();
    });

    it('refuses a new field under the old version', async () => {
      const store = await open();
      await store.prepare([articles]);
      const fields = { ...articles.fields, revisedOn: 'text' } as const;
      await expect(store.prepare([{ ...articles, fields }])).rejects.toThrow(
        'articles: revisedOn is new, so the version must be raised',
      );
      await store.close();
    });

    it('refuses a partition whose rows could be taken for those of another', async () => {
      const store = await filled(() => open());
      await expect(store.get(articles, 'grocer/a1', 'x')).rejects.toThrow(
        'a partition named grocer/a1',
      );
      await store.close();
    });

    it('keeps one of two changes of a row in one batch, the newer', async () => {
      const store = await filled(() => open());
      const newer = kept({ id: 'a7', revision: 9, name: 'Sal novo' });
      await store.write([newer, kept({ id: 'a7', revision: 8, name: 'Sal' })], checkpointAt('9'));
      expect(await store.get(articles, grocer, 'a7')).toMatchObject({ name: 'Sal novo' });
      await store.close();
    });

    it('lets two writers write the same rows at once', async () => {
      const database = newDatabase();
      const one = await filled(() => open(database));
      const other = await open(database);
      const batch = (revision: number) =>
        Array.from({ length: 200 }, (_, place) =>
          kept({ id: `r${place}`, revision, name: `Rice ${revision}` }),
        );
      await Promise.all([
        one.write(batch(10), checkpointAt('0010')),
        other.write(batch(11), checkpointAt('0011')),
        one.write(batch(12), checkpointAt('0012')),
      ]);
      expect(await one.count(articles, grocer, { where: { revision: 12 } })).toBe(200);
      await one.close();
      await other.close();
    });

    it('answers whole pages while rows are switched beneath', async () => {
      const database = newDatabase();
      const store = await filled(() => open(database));
      await store.makeLive([articles], checkpointAt('0006'));
      const reader = await open(database);
      const seen = new Set<number>();
      const over = new AbortController();
      const reading = (async () => {
        while (!over.signal.aborted) seen.add(await reader.count(articles, grocer, {}));
      })();
      for (let build = 1; build <= 5; build++) {
        const next = { ...articles, build };
        await store.prepare([next]);
        await store.write(
          shelf.map((row) => kept(row, grocer, next)),
          checkpointAt('0006'),
        );
        await store.makeLive([next], checkpointAt('0006'));
      }
      over.abort();
      await reading;
      expect([...seen]).toEqual([6]);
      await reader.close();
      await store.close();
    });

    it('reads the index of words, and no other row, for a search', async () => {
      const database = newDatabase();
      const store = await filled(() => open(database));
      const client = new MongoClient(url);
      const plan = await client
        .db(database)
        .collection('rows_articles_v1_b0')
        .find({ partition: grocer, words: { $regex: '^açu'.normalize('NFC') } })
        .hint('by_words')
        .explain('executionStats');
      const text = JSON.stringify(plan);
      expect(text).toContain('[\\"açu\\", \\"açv\\")');
      await client.close();
      await store.close();
    });
  });
}

describe('a MongoDB read store that nobody answers', () => {
  it('says so, with the address and without the password', async () => {
    const url = 'mongodb://keeper:secret@127.0.0.1:1/?directConnection=true';
    const store = await MongoReadStore.open({ url, database: 'rows', unavailableAfterMs: 200 });
    const failure = await store.ping().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StoreUnavailable',
      message: 'MongoDB at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    });
    await store.close();
  });

  it('is not opened with an address that is none', async () => {
    await expect(MongoReadStore.open({ url: 'localhost', database: 'rows' })).rejects.toThrow(
      'Invalid scheme',
    );
  });
});
