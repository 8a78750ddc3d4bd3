import { afterAll, describe, expect, it } from '@jest/globals';
import { MongoClient, ObjectId } from 'mongodb';
import { leaveOut } from '../../../../test/left-out.js';
import {
  closedFirst,
  mongodForTests,
  newDatabase,
} from '../../../../test/servers/mongod-for-tests.js';
import { blobStoreContract } from '../blobs.contract.js';
import { cutOff, grocer, idsOf, receipt, scan } from '../contract/paper.js';
import { StoreUnavailable } from '../errors.js';
import { GridFsBlobStore } from './grid-fs-blob-store.js';

const given = process.env['MONGODB_URL'];

/** The servers to prove the adapter on: the one that is given, or one of each kind. */
async function servers(): Promise<readonly (readonly [kind: string, url: string])[]> {
  if (given !== undefined) return [['the MongoDB that is given', given]];
  const set = await mongodForTests(1);
  const alone = await mongodForTests(0);
  if ('reason' in set) {
    leaveOut('a blob store on GridFS', set.reason);
    return [];
  }
  if ('reason' in alone) throw new Error(alone.reason);
  return [
    ['GridFS of a replica set', set.server.url],
    ['GridFS of a standalone MongoDB', alone.server.url],
  ];
}

for (const [kind, url] of await servers()) {
  const client = closedFirst(new MongoClient(url));
  const made: string[] = [];
  const open = (database = newDatabase()) => {
    made.push(database);
    return GridFsBlobStore.open({ url, database });
  };
  afterAll(async () => {
    // A server of our own is gone by now, and its data with it.
    if (given === undefined) return;
    for (const database of made) await client.db(database).dropDatabase();
    await client.close();
  });
  blobStoreContract(kind, () => open());
  ownTests(kind, client, open);
}

type OpenIn = (database: string) => Promise<GridFsBlobStore>;

function ownTests(kind: string, client: MongoClient, open: OpenIn): void {
  const countsIn = async (database: string) => {
    const db = client.db(database);
    const names = ['blobs', 'content.files', 'content.chunks', 'content.pending'];
    return Promise.all(names.map((name) => db.collection(name).countDocuments()));
  };

  describe(`a blob store on ${kind}`, () => {
    it('leaves nothing behind after a removal, a refusal, a sender who hung up', async () => {
      const database = newDatabase();
      const store = await open(database);
      await store.put(grocer, receipt);
      expect(await countsIn(database)).toEqual([1, 1, 1, 0]);
      await store.put(grocer, receipt);
      await store.put(grocer, { ...receipt, content: scan }).catch(() => undefined);
      await store.put(grocer, { ...receipt, id: 'b', content: cutOff() }).catch(() => undefined);
      expect(await countsIn(database)).toEqual([1, 1, 1, 0]);
      await store.remove(grocer, receipt.id);
      expect(await countsIn(database)).toEqual([0, 0, 0, 0]);
      await store.close();
    });

    it('shows nothing of what a crash has left, and removes it after a day', async () => {
      const database = newDatabase();
      const first = await open(database);
      await first.put(grocer, { ...receipt, content: scan });
      await first.close();
      const db = client.db(database);
      const [young, old] = [new ObjectId(), new ObjectId()];
      const pending = db.collection<{ _id: ObjectId; since: Date }>('content.pending');
      const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
      await pending.insertMany([
        { _id: young, since: new Date() },
        { _id: old, since: twoDaysAgo },
      ]);
      const chunk = (file: ObjectId) => ({ files_id: file, n: 0, data: Buffer.from('half') });
      await db.collection('content.chunks').insertMany([chunk(young), chunk(old)]);
      const store = await open(database);
      await store.put(grocer, { ...receipt, content: scan });
      await store.close();
      expect(await countsIn(database)).toEqual([1, 1, 5, 1]);
      const again = await open(database);
      expect(await idsOf(again)).toEqual([receipt.id]);
      await again.close();
    });

    it('shows another connection what it has kept', async () => {
      const database = newDatabase();
      const [writer, reader] = [await open(database), await open(database)];
      const info = await writer.put(grocer, receipt);
      expect(await reader.stat(grocer, receipt.id)).toEqual(info);
      await writer.close();
      await reader.close();
    });
  });
}

describe('a blob store on GridFS that nobody answers', () => {
  it('says so, with the address and without the password', async () => {
    const url = 'mongodb://keeper:secret@127.0.0.1:1/?directConnection=true';
    const options = { url, database: 'blobs', unavailableAfterMs: 200 };
    const store = await GridFsBlobStore.open(options);
    const calls = [
      () => store.ping(),
      () => store.put(grocer, receipt),
      () => store.get(grocer, receipt.id),
      () => store.list(grocer),
      () => store.remove(grocer, receipt.id),
    ];
    for (const call of calls) {
      const failure = await call().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StoreUnavailable);
      expect(String(failure)).toMatch(/ MongoDB at 127\.0\.0\.1:1 cannot be reached: /);
      expect(String(failure)).not.toContain('secret');
    }
    await store.close();
  });
});
