import { afterEach, describe, expect, it } from '@jest/globals';
import { leaveOut } from '../../../../test/left-out.js';
import { mongodForTests, newDatabase } from '../../../../test/servers/mongod-for-tests.js';
import type { Mongod } from '../../../../test/servers/mongod-for-tests.js';
import { articles, checkpointAt, filled, grocer, kept } from '../contract/stock.js';
import type { ReadStore } from '../read-store.js';
import { MongoReadStore } from './mongo-read-store.js';

const salt = kept({ id: 'a9', revision: 9, name: 'Sal' });
const unavailable = { name: 'StoreUnavailable' };
const opened: ReadStore[] = [];

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function filledOn({ url }: Mongod): Promise<ReadStore> {
  const options = { url, database: newDatabase(), unavailableAfterMs: 2_000 };
  const store = await filled(() => MongoReadStore.open(options));
  opened.push(store);
  return store;
}

/** How long a call takes until it says that the store cannot be reached. */
async function msUntilRefused(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await expect(call()).rejects.toMatchObject(unavailable);
  return performance.now() - start;
}

/** Tries again as the runner does, until the store takes the batch. */
async function writeInTheEnd(store: ReadStore): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const failure: unknown = await store.write([salt], checkpointAt('0010')).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    expect(failure).toMatchObject(unavailable);
  }
  throw new Error('the store never came back');
}

for (const [kind, members] of [
  ['a standalone MongoDB', 0],
  ['a replica set of one', 1],
] as const) {
  const found = await mongodForTests(members);
  if ('reason' in found) {
    leaveOut('a MongoDB that is lost and comes back', found.reason);
    break;
  }
  const { server } = found;
  describe(`a read store on ${kind}`, () => {
    it('says that it cannot be reached while the server is gone, and recovers by itself', async () => {
      const store = await filledOn(server);
      await server.kill();
      expect(await msUntilRefused(() => store.get(articles, grocer, 'a1'))).toBeLessThan(30_000);
      expect(await msUntilRefused(() => store.write([salt], checkpointAt('0010')))).toBeLessThan(
        30_000,
      );
      expect(await msUntilRefused(() => store.ping())).toBeLessThan(30_000);

      await server.start();
      await writeInTheEnd(store);
      expect(await store.count(articles, grocer, {})).toBe(7);
      expect(await store.checkpoint('rows')).toEqual(checkpointAt('0010'));
    });

    it('comes with the server that was not there yet when it was opened', async () => {
      await server.kill();
      const options = { url: server.url, database: newDatabase(), unavailableAfterMs: 2_000 };
      const store = await MongoReadStore.open(options);
      opened.push(store);
      await msUntilRefused(() => Promise.all([store.ping(), store.live()]));
      await server.start();
      await server.primary();
      await store.ping();
      expect(await store.live()).toEqual(new Map());
    });

    it('has every answered batch after a kill in the midst of writing, and no checkpoint ahead', async () => {
      const store = await filledOn(server);
      let answered = 0;
      const writing = (async () => {
        for (let batch = 1; ; batch++) {
          const rows = Array.from({ length: 50 }, (_, place) =>
            kept({ id: `r${batch}-${place}`, revision: 100, name: 'Rice', price: batch }),
          );
          await store.write(rows, checkpointAt(String(batch).padStart(4, '0')));
          answered = batch;
        }
      })();
      while (answered < 10) await new Promise((resolve) => setTimeout(resolve, 10));
      await server.kill();
      await expect(writing).rejects.toMatchObject(unavailable);

      await server.start();
      await server.primary();
      const position = Number((await store.checkpoint('rows'))?.position);
      expect(position).toBeGreaterThanOrEqual(answered);
      for (let batch = 1; batch <= position; batch++) {
        expect(await store.count(articles, grocer, { where: { price: batch } })).toBe(50);
      }
    });
  });
}

const found = await mongodForTests(3);
if ('server' in found) {
  const { server: set } = found;
  describe('a read store on a replica set of three', () => {
    it('goes on with another primary, and has lost nothing that was answered', async () => {
      const store = await filledOn(set);
      const lost = await set.primary();
      await lost.kill();
      await writeInTheEnd(store);
      expect(await set.primary()).not.toBe(lost);
      expect(await store.count(articles, grocer, {})).toBe(7);
      await set.start();
      await store.ping();
    });

    it('leaves a primary that neither answers nor hangs up', async () => {
      const store = await filledOn(set);
      const frozen = await set.primary();
      frozen.freeze();
      const start = performance.now();
      await writeInTheEnd(store);
      expect(performance.now() - start).toBeLessThan(90_000);
      expect(await store.count(articles, grocer, {})).toBe(7);
      frozen.thaw();
    });
  });
}
