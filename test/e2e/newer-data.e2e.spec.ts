import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { chainHash, metadataOf } from '@balcao/journal';
import { refusal } from './support/browser.js';
import { openStockedShop, twoSacks } from './support/shop.js';
import { until } from './support/until.js';

const stream = 'journal-MERCEARIA';

describe('a log that only a newer version can read', () => {
  it('is refused at the start in one sentence, which names it, both versions and the guide', async () => {
    const { server } = await openStockedShop();
    const { events } = server.api.backend;
    await events.raiseNeeds({ format: 99, version: '9.9.0' });
    const { length } = await server.events(stream);
    await server.stop();
    for (let start = 0; start < 2; start += 1) {
      await expect(server.start()).rejects.toThrow(
        `${join(server.folder, 'events.db')} was written by a newer version of Balcão, 9.9.0 ` +
          '(data format 99); this is 0.1.0 (data format 2): start that version or a later one, or ' +
          'restore a backup that was made before it: see docs/guides/upgrade.md, "Going back".',
      );
    }
    const log = await SqliteEventStore.open({ path: join(server.folder, 'events.db') });
    const kept = [];
    for await (const event of log.read(stream)) kept.push(event);
    await log.close();
    expect(kept).toHaveLength(length);
    await rm(server.folder, { recursive: true });
  });
});

describe('data that a newer version has written', () => {
  let shop: Awaited<ReturnType<typeof openStockedShop>>;
  beforeAll(async () => {
    shop = await openStockedShop();
    await record('LoyaltyPointsGranted');
    await shop.server.stop();
    await shop.server.start();
  });
  afterAll(() => shop.server.end());

  /** An event of a kind that this version does not know, in its place in the chain. */
  async function record(type: string): Promise<void> {
    const { events } = shop.server.api.backend;
    const before = await events.last(stream);
    if (before === undefined) throw new Error('the shop has no journal');
    const { hash, ...last } = metadataOf(before);
    const { actorId, companyId, recordedAt } = last;
    const metadata = { actorId, companyId, commandId: 'X1', recordedAt, schemaVersion: 1 };
    const made = { type, data: { points: 5 }, metadata };
    const chained = { ...metadata, hash: chainHash(hash, made) };
    await events.append(
      stream,
      [{ ...made, id: randomUUID(), metadata: chained }],
      before.revision,
    );
  }

  it('are refused as such, whatever is asked of the company', async () => {
    const { amelia } = shop;
    const newer = { status: 503, code: 'request.newerData' };
    expect(await refusal(amelia.post('/documents/D1/issue', twoSacks))).toMatchObject(newer);
    for (const list of ['/documents', '/clients', '/articles']) {
      expect(await refusal(amelia.get(list))).toMatchObject(newer);
    }
  });

  it('leave the server unready, and say so', async () => {
    const { amelia } = shop;
    await until(async () => (await amelia.get('/ready')).status === 503);
    expect((await amelia.get('/ready')).body).toMatchObject({
      isReady: false,
      problems: [
        expect.stringMatching('LoyaltyPointsGranted was written by a newer version of the product'),
      ],
    });
  });
});
